import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumeCharges } from '#panel/actions/charges/resume-charges.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { countStorm, orderStorm, postBy, stormFaults, unresolved } from '../../kit/order-storm.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { hasPostgres } from '../../kit/postgres.ts'
import { seededRandom } from '../../kit/seeded-random.ts'
import { startStripe, type StripeServer } from '../../kit/stripe-server.ts'

const SECRET = 'whsec_local'
const random = seededRandom(6)
let panel: TestPanel
let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripe({
    clock: () => panel.now(),
    faultOf: stormFaults(random, 20),
    listener: { secret: SECRET, deliver: tell }
  })
  const { apiBase } = stripe
  const cards = stripeCards({ secretKey: 'sk_test_local', apiBase, webhookSecret: SECRET })
  // Races show on PostgreSQL alone.
  const engine = hasPostgres() ? 'postgres' : 'embedded'
  panel = await startPanel({ engine, settings: { rateLimits: false }, world: { cards } })
})
afterAll(async () => {
  await stripe.news.settled()
  await panel.close()
  await stripe.close()
})

async function tell(body: string, signature: string): Promise<number> {
  if (random() < 0.3) return 0
  const headers = { 'stripe-signature': signature }
  return (await panel.request('/stripe/webhook', { method: 'POST', headers, body })).status
}

async function advance(ms: number): Promise<void> {
  panel.advanceClock(ms)
  await resumeCharges(panel.world)
}

/** The same as `tests/proofs/orders.test.ts` in small. */
test('12 orders over a line on which three of ten requests go wrong: none doubled, none lost', async () => {
  const post = postBy((path, init) => panel.request(path, init))
  const { db } = panel.world
  await orderStorm({ advance, db, post, stripe }, { orders: 12, atOnce: 12, random })
  while ((await unresolved(db)).length > 0) await advance(60_000)
  const counted = await countStorm(db, stripe)
  expect(counted).toMatchObject({ orders: 12, doubled: 0, lost: 0 })
  expect(counted.finished).toBeGreaterThan(6)
  // Stripe's client waits before it tries again, by chance and in real time.
})
