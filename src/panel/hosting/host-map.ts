import { addMissingHosts } from '../records/websites/new-hosts.ts'
import {
  type HostRow,
  readChanges,
  readHosts,
  type SiteStatusRow
} from '../records/websites/served-sites.ts'
import type { World } from '../services/world.ts'

/** A website as its hosts serve it. */
export type HostedSite = SiteStatusRow & {
  /** Where canonical links and redirects point: its own domain once that is live. */
  mainHost: string
  isOwnLive: boolean
}

export type HostEntry = Pick<HostRow, 'certificate' | 'host' | 'kind' | 'state'> & {
  site: HostedSite
}

export type HostMap = {
  find: (host: string) => HostEntry | undefined
  /** Reads the websites that changed; concurrent calls share a read. */
  refresh: () => Promise<void>
  size: () => number
  close: () => Promise<void>
}

/** A change is noticed at once by its notification, and by this poll within a second if that was lost. */
const POLL_MS = 250
/** One query's parameters. */
const BATCH = 1000

/** Every host of every website in memory, kept current: no request asks the database which website it is for. */
export async function openHostMap(world: World): Promise<HostMap> {
  const { db, listen, log, settings } = world
  const hosts = new Map<string, HostEntry>()
  const bySite = new Map<number, string[]>()

  await addMissingHosts(db, settings.sitesDomain)
  // First the point from which changes are read, so that none is missed in between.
  let { next: since } = await readChanges(db, undefined)
  add(await readHosts(db))

  function add({ hosts: rows, sites }: { hosts: HostRow[]; sites: SiteStatusRow[] }): void {
    const rowsOf = Map.groupBy(rows, ({ website_id }) => website_id)
    for (const site of sites) {
      const own = rowsOf.get(site.website_id) ?? []
      const hosted = { ...site, ...mainHost(own) }
      for (const { website_id: _, ...row } of own) hosts.set(row.host, { ...row, site: hosted })
      bySite.set(
        site.website_id,
        own.map(({ host }) => host)
      )
    }
  }

  async function replace(website_ids: readonly number[]): Promise<void> {
    const read = await readHosts(db, website_ids)
    for (const id of website_ids) {
      for (const host of bySite.get(id) ?? []) {
        // A host that moved to another website may be that one's by now.
        if (hosts.get(host)?.site.website_id === id) hosts.delete(host)
      }
      bySite.delete(id)
    }
    add(read)
  }

  let isAway = false
  async function look(): Promise<void> {
    try {
      const { changed, next } = await readChanges(db, since)
      for (let at = 0; at < changed.length; at += BATCH)
        await replace(changed.slice(at, at + BATCH))
      since = next
      isAway = false
    } catch (error) {
      if (!isAway)
        log.warn({ err: error }, 'changes of websites can’t be read; serving what is known')
      isAway = true
    }
  }

  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined
  /** A look that is under way may have missed the change, so another one follows it. */
  function refresh(): Promise<void> {
    if (!running) {
      running = look().finally(() => (running = undefined))
      return running
    }
    queued ??= running.then(() => {
      queued = undefined
      return refresh()
    })
    return queued
  }

  const unlisten = await listen?.('site_changes', () => void refresh())
  const poll = setInterval(() => void refresh(), POLL_MS)
  poll.unref()

  return {
    find: (host) => hosts.get(host),
    refresh,
    size: () => hosts.size,
    async close() {
      clearInterval(poll)
      await unlisten?.()
      await running
    }
  }
}

function mainHost(rows: readonly HostRow[]): Pick<HostedSite, 'isOwnLive' | 'mainHost'> {
  const live = rows.find(({ kind, state }) => kind === 'own' && state === 'live')
  const main = live ?? rows.find(({ kind }) => kind === 'sub') ?? rows[0]
  return { mainHost: main?.host ?? '', isOwnLive: live !== undefined }
}
