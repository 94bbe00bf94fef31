import type { IncomingMessage } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import {
  asksForPrivacy,
  OTHER_SOURCES,
  UNKNOWN_SOURCE,
  visitSource
} from '#rules/leads/visit-source.ts'
import { dayIn } from '#rules/leads/lead-days.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { addVisits, provincesOf, type VisitRow } from '../records/leads/visits.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { isPerson } from './is-person.ts'

/** A process that is killed loses at most this much. */
const FLUSH_MS = 5000
/** Rows of one statement: the embedded database keeps the process from answering meanwhile. */
const BATCH = 50
/** Every zone's day begins with one of these. */
const SLOT_MS = 30 * 60_000
/** Sources that a website can have in a day; more are made up, and counted together. */
const SOURCES_MAX = 200

type Counted = Omit<VisitRow, 'day'> & { slot: number }
type Page = { path: string; language: SiteLanguage }

export type VisitCounter = {
  count: (request: IncomingMessage, entry: HostEntry, page: Page) => void
  flush: () => Promise<void>
  /** Stops after a last flush. */
  close: () => Promise<void>
}

/** Counts the pages that people open, in memory, and adds the counts to the database every five seconds. */
export function openVisitCounter(world: World): VisitCounter {
  const { clock, log } = world
  let pending = new Map<string, Counted>()
  const sources = new Map<number, Set<string>>()
  let sourcesDay = ''
  let isAway = false

  function count(request: IncomingMessage, { host, site }: HostEntry, page: Page): void {
    if (request.method !== 'GET' || !isPerson(request)) return
    const { headers, url = '' } = request
    const { mainHost, website_id } = site
    const began = visitSource({
      url,
      referer: headers.referer,
      hosts: [host, mainHost],
      isPrivate: asksForPrivacy(headers)
    })
    const slot = Math.floor(clock().getTime() / SLOT_MS)
    const source = began ? bounded(website_id, began, slot) : UNKNOWN_SOURCE
    const key = [website_id, slot, page.path, page.language, ...Object.values(source)].join('\n')
    const known = pending.get(key)
    const visits = began ? 1 : 0
    if (known) {
      known.visits += visits
      known.views++
    } else {
      const { language, path } = page
      pending.set(key, { website_id, slot, page: path, language, ...source, visits, views: 1 })
    }
  }

  function bounded(
    website_id: number,
    source: typeof UNKNOWN_SOURCE,
    slot: number
  ): typeof UNKNOWN_SOURCE {
    const name = Object.values(source).join('\n')
    const day = new Date(slot * SLOT_MS).toISOString().slice(0, 10)
    if (day !== sourcesDay) sources.clear()
    sourcesDay = day
    const known = sources.get(website_id) ?? new Set()
    sources.set(website_id, known)
    if (known.size >= SOURCES_MAX && !known.has(name)) return OTHER_SOURCES
    known.add(name)
    return source
  }

  async function write(): Promise<void> {
    const counted = [...pending.entries()]
    if (counted.length === 0) return
    pending = new Map()
    let saved = 0
    try {
      const days = await daysOf(counted.map(([, row]) => row))
      for (; saved < counted.length; saved += BATCH) {
        // Requests that came meanwhile are answered first.
        await turn()
        await addVisits(world.db, days.slice(saved, saved + BATCH))
      }
      isAway = false
    } catch (error) {
      if (!isDatabaseAway(error)) return log.error({ err: error }, 'visits were lost')
      if (!isAway) log.warn({ err: error }, 'visits can’t be saved; they are counted in memory')
      isAway = true
      keep(counted.slice(saved))
    }
  }

  async function daysOf(rows: readonly Counted[]): Promise<VisitRow[]> {
    const provinces = await provincesOf(world.db, [...new Set(rows.map((row) => row.website_id))])
    return rows.map(({ slot, ...row }) => {
      const zone = zoneOf(provinces.get(row.website_id)).id
      return { ...row, day: dayIn(zone, new Date(slot * SLOT_MS)) }
    })
  }

  /** What couldn't be saved is added to what was counted since. */
  function keep(rows: readonly (readonly [string, Counted])[]): void {
    for (const [key, row] of rows) {
      const newer = pending.get(key)
      const { views, visits } = newer ?? { views: 0, visits: 0 }
      pending.set(key, { ...row, views: row.views + views, visits: row.visits + visits })
    }
  }

  let running: Promise<void> = Promise.resolve()
  const flush = (): Promise<void> => (running = running.then(write))
  const timer = setInterval(() => void (pending.size > 0 && flush()), FLUSH_MS)
  timer.unref()

  return {
    count,
    flush,
    close() {
      clearInterval(timer)
      return flush()
    }
  }
}
