// Measures a feed as large as Canada's on PostgreSQL: its first load into one website, the memory of the panel, and
// how soon changes are shown once the feed is asked.
//   node scripts/bench/feed.ts                    300,000 listings, 1,000 changes
//   node scripts/bench/feed.ts --homes 30000
// The figures are reliable only on an idle machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { addFeed } from '#panel/actions/listings/feeds/open-feed.ts'
import type { FeedAccess } from '#panel/services/listing-feed/listing-feed.ts'
import type { World } from '#panel/services/world.ts'
import { createAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import { testSettings } from '../../tests/kit/test-settings.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '1000' },
    homes: { type: 'string', default: '300000' }
  }
})
const HOMES = Number(values.homes)
const CHANGES = Number(values.changes)
const TARGETS = { atOnce: 4, changesS: 60, loadS: 30 * 60, rssMb: 500 }
const LOOK_MS = 200

const feed = await startFeed()
const folder = mkdtempSync(join(tmpdir(), 'maplekey-feed-'))
const { db, url } = await freshPostgres()
const env = { DATABASE_URL: url, LOG_LEVEL: 'warn', NODE_ENV: 'development' }
const first = await startPanelProcess(folder, env, process.cwd(), [])
await createAccounts(first)
await first.stop()
const website_id = await newestWebsite()
const world = { db, clock: () => new Date(), settings: testSettings } as World
const feed_id = await addFeed(world, feed.access, [
  { destination_id: feed.destination_id, website_id }
])

const panel = await startPanelProcess(folder, env, process.cwd(), [])
const loaded = await untilRead(undefined)
const shown = await countShown()
console.log(`${shown} listings are shown ${seconds(loaded.ms)} after the feed was first asked.`)

const changed = (await (await fetch(`${feed.origin}/change?count=${CHANGES}`)).json()) as string[]
const before = await priceSum(changed)
const asked = await dueNow()
const again = await untilRead(asked)
const risen = ((await priceSum(changed)) - before) / 1000
console.log(`${risen} changes are shown ${seconds(again.ms)} after the feed was asked again.`)

const told = (await (await fetch(`${feed.origin}/told`)).json()) as {
  atOnce: number
  tokens: number
}
const most = mostMemory()
console.log(
  `The panel: at most ${most} MB. The feed: ${told.atOnce} calls at once, ${told.tokens} token(s).`
)
await panel.stop()
feed.end()
rmSync(folder, { recursive: true, force: true })
console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
const missed = [
  shown !== HOMES && `${shown} of ${HOMES} are shown`,
  risen !== CHANGES && `${risen} of ${CHANGES} changes are shown`,
  loaded.ms > TARGETS.loadS * 1000 && `the first load took ${seconds(loaded.ms)}`,
  again.ms > TARGETS.changesS * 1000 && `changes took ${seconds(again.ms)}`,
  told.atOnce > TARGETS.atOnce && `${told.atOnce} calls at once`,
  most > TARGETS.rssMb && `${most} MB`
].filter((one) => one !== false)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

type Feed = { access: FeedAccess; destination_id: number; origin: string }

async function startFeed(): Promise<Feed & { end: () => void }> {
  const child = spawn(process.execPath, [resolve('scripts/bench/feed/server.ts'), values.homes], {
    stdio: ['pipe', 'pipe', 'inherit']
  })
  process.once('exit', () => child.kill())
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { ...(JSON.parse(said.toString()) as Feed), end: () => child.kill() }
}

async function newestWebsite(): Promise<number> {
  const row = await db
    .selectFrom('websites')
    .select('website_id')
    .orderBy('website_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.website_id
}

/** How long a read of the feed took, once it has ended; `asked`: not the one that had ended then. */
async function untilRead(asked: Date | undefined): Promise<{ ms: number }> {
  let begun: number | undefined
  for (;;) {
    const { failures, last_poll_at, next_poll_at, why } = await db
      .selectFrom('feeds')
      .selectAll()
      .where('feed_id', '=', feed_id)
      .executeTakeFirstOrThrow()
    if (failures > 0) throw new Error(`the feed failed: ${why}\n${panel.output()}`)
    if (next_poll_at > new Date()) begun ??= performance.now()
    const isRead = last_poll_at !== null && (asked === undefined || last_poll_at > asked)
    if (begun !== undefined && isRead && (await isShownAsRead())) {
      return { ms: performance.now() - begun }
    }
    await pause(LOOK_MS)
  }
}

/** Websites are given what a read brought in one transaction after it. */
async function isShownAsRead(): Promise<boolean> {
  return (await countShown()) === HOMES
}

async function dueNow(): Promise<Date> {
  const now = new Date()
  await db.updateTable('feeds').set({ next_poll_at: now }).where('feed_id', '=', feed_id).execute()
  return now
}

async function countShown(): Promise<number> {
  const { count } = await db
    .selectFrom('site_listings')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  return count
}

async function priceSum(keys: readonly string[]): Promise<number> {
  const { sum } = await db
    .selectFrom('listings')
    .select(sql<number>`sum("ListPrice")::float8`.as('sum'))
    .where('source', '=', 'ddf')
    .where('source_key', 'in', [...keys])
    .executeTakeFirstOrThrow()
  return sum
}

/** Megabytes of memory that the panel had at most. */
function mostMemory(): number {
  const status = readFileSync(`/proc/${panel.pid}/status`, 'utf8').split('\n')
  const kilobytes = status.find((line) => line.startsWith('VmHWM'))?.match(/\d+/)?.[0]
  return Math.round((Number(kilobytes) * 1024) / 1e6)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
