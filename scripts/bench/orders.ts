// The proof that no charge is lost and none doubled: agents order over HTTP from several processes, while three of ten of
// Stripe's answers are lost, broken or late, its webhooks come twice or late, and processes are killed.
//   node scripts/bench/orders.ts [orders=500] [atOnce=40] [kills=4] [seed=1] [embedded]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSettings } from '#panel/config/config.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { startService } from '#panel/service/start-service.ts'
import {
  countStorm,
  orderStorm,
  postBy,
  stormFaults,
  unresolved
} from '../../tests/kit/order-storm.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../../tests/kit/postgres.ts'
import { seededRandom } from '../../tests/kit/seeded-random.ts'
import { startStripe } from '../../tests/kit/stripe-server.ts'

const [orders = 500, atOnce = 40, kills = 4, seed = 1] = process.argv.slice(2, 6).map(Number)
const isEmbedded = process.argv[6] === 'embedded' || !hasPostgres()
const SECRET = 'whsec_bench'
/** Longer than the panel waits for an answer. */
const SLOWEST_MS = 9000
const RESOLVED_WITHIN_MS = 60_000

const random = seededRandom(seed)
const folder = mkdtempSync(join(tmpdir(), 'maplekey-orders-'))
const postgres = isEmbedded ? undefined : await freshPostgres()
const faultOf = stormFaults(random, SLOWEST_MS)
const seen = { requests: 0, faults: 0, told: 0, kills: 0, heardMs: [] as number[] }

const stripe = await startStripe({
  faultOf() {
    const fault = faultOf()
    seen.requests++
    if (fault !== undefined) seen.faults++
    return fault
  },
  listener: { secret: SECRET, deliver: tell }
})
const env = {
  HUMAN_CHECK: 'off',
  LOG_LEVEL: 'silent',
  PUBLIC_STRIPE_KEY: 'pk_test_local',
  RATE_LIMITS: 'off',
  STRIPE_API_BASE: stripe.apiBase,
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: SECRET
}
const place = postgres ? await severalProcesses(postgres) : await embedded()

/** Two processes on one PostgreSQL, and a way to kill either. */
async function severalProcesses({ db, url }: Awaited<ReturnType<typeof freshPostgres>>) {
  const start = (at: number) =>
    startPanelProcess(join(folder, String(at)), { ...env, DATABASE_URL: url })
  const living = new Map([
    [0, await start(0)],
    [1, await start(1)]
  ])
  return {
    db,
    name: '2 processes on PostgreSQL',
    origins: () => [...living.values()].map(({ origin }) => origin),
    async kill(at: number) {
      const victim = living.get(at)
      living.delete(at)
      await victim?.kill()
      living.set(at, await start(at))
    },
    async close() {
      for (const worker of living.values()) await worker.stop()
      await db.destroy()
    }
  }
}

/** The embedded database has one owner, so it is this process. */
async function embedded() {
  const world = await openWorld(readSettings({ ...env, PANEL_DATA: folder }))
  const service = await startService(world, { port: 0, siteDir: 'dist' })
  return {
    db: world.db,
    name: '1 process on PGlite',
    origins: () => [`http://127.0.0.1:${service.port}`],
    kill: async () => undefined,
    async close() {
      await service.close()
      await world.close()
    }
  }
}

/** Whichever process lives: a balancer would not ask a dead one. */
function anyOrigin(): string {
  const origins = place.origins()
  return `${origins[Math.floor(random() * origins.length)]}/api`
}

/** A third of what Stripe tells is lost on its way, and some of it comes twice. */
async function tell(body: string, signature: string): Promise<number> {
  seen.told++
  await pause(1000 * random())
  if (random() < 0.3) return 0
  const send = () =>
    fetch(`${anyOrigin()}/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body
    })
  const began = performance.now()
  const [first] = await Promise.all(random() < 0.1 ? [send(), send()] : [send()])
  seen.heardMs.push(performance.now() - began)
  return first?.status ?? 0
}

const post = postBy((path, init) => fetch(anyOrigin() + path, init))

let isOver = false
async function killNowAndThen(): Promise<void> {
  for (let kill = 0; kill < kills && postgres; kill++) {
    await pause(3000 + 4000 * random())
    if (isOver) return
    await place.kill(kill % 2)
    seen.kills++
  }
}

const { db } = place
const started = performance.now()
const killing = killNowAndThen()
const rest = (ms: number) => pause(ms)
await orderStorm({ db, post, rest, stripe }, { orders, atOnce, random })
isOver = true
const storm = (performance.now() - started) / 1000

const over = performance.now()
let open = await unresolved(db)
const openAtEnd = open.length
while (open.length > 0 && performance.now() - over < RESOLVED_WITHIN_MS) {
  await pause(250)
  open = await unresolved(db)
}
const settling = (performance.now() - over) / 1000
await killing

const counted = await countStorm(db, stripe)
await place.close()
await stripe.close()
rmSync(folder, { recursive: true, force: true })
const faulty = Math.round((100 * seen.faults) / seen.requests)
console.log(
  `${orders} orders, ${place.name}, ${atOnce} at once, ${seen.kills} kills, ${seen.requests} requests to Stripe, ${faulty} % of them faulty, ${seen.told} tellings of webhooks`
)
console.log(
  `${counted.orders} orders: ${counted.finished} finished, ${counted.declined} declined; ${counted.doubled} doubled, ${counted.lost} lost, ${open.length} unresolved`
)
console.log(
  `${storm.toFixed(1)} s of ordering; ${openAtEnd} were open then, the last one was resolved ${settling.toFixed(1)} s later`
)
const [middle = 0, slowest = 0] = [0.5, 1].map((share) => percentile(seen.heardMs, share))
console.log(
  `webhooks answered after ${middle.toFixed(0)} ms in the middle, ${(slowest / 1000).toFixed(1)} s at most`
)
for (const order of open) {
  const payment = stripe.payments().find(({ id }) => id === order.provider_id)
  console.log('unresolved', order, payment)
}
const isRight = counted.doubled === 0 && counted.lost === 0 && open.length === 0
process.exit(isRight && counted.orders === orders ? 0 : 1)

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0
}
