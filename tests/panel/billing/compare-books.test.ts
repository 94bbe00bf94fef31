import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compareBooks, queueComparison } from '#panel/actions/billing/compare-books.ts'
import { findDifferences } from '#panel/actions/billing/find-differences.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { type BookedCharge, lastComparison } from '#panel/records/billing/book-comparisons.ts'
import { compileReport } from '#panel/actions/operations/compile-report.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import { newBuyer } from '../../kit/stripe-buyer.ts'
import { startStripe, type StripeServer } from '../../kit/stripe-server.ts'

const HOUR = 60 * 60_000
const at = (hours: number) => new Date(START.getTime() + hours * HOUR)

const payment = {
  payment_id: 'pi_1',
  charge_id: 'c-1',
  taken: 8927,
  currency: 'cad',
  created: at(-5)
}
const charge: BookedCharge = {
  charge_id: 'c-1',
  provider_id: 'pi_1',
  amount: 8927,
  state: 'succeeded',
  created: at(-5)
}

test.each([
  ['alike', {}, {}, undefined],
  ['of another amount', { taken: 8900 }, {}, 'amount'],
  ['in another currency', { currency: 'usd' }, {}, 'amount'],
  ['taken and called declined', {}, { state: 'declined' as const }, 'taken, not booked'],
  ['called paid and not taken', { taken: 0 }, {}, 'not taken'],
  ['a second one for its charge', { payment_id: 'pi_2' }, {}, 'charged twice'],
  ['a second one that took nothing', { payment_id: 'pi_2', taken: 0 }, {}, undefined],
  ['declined on both sides', { taken: 0 }, { state: 'declined' as const }, undefined],
  ['of a charge we do not have', { payment_id: 'pi_9', charge_id: 'c-9' }, {}, 'not in our books'],
  ['made by somebody else', { payment_id: 'pi_9', charge_id: undefined }, {}, undefined],
  ['young enough to be under way', { taken: 8900, created: at(-0.5) }, {}, undefined]
])('a payment that is %s is a difference only where it is one', (_, paid, booked, what) => {
  const others = 'payment_id' in paid ? [payment] : []
  const payments = [...others, { ...payment, ...paid }]
  const found = findDifferences(payments, [{ ...charge, ...booked }], {
    since: at(-72),
    until: at(-1)
  })
  expect(found.map((difference) => difference.what)).toEqual(what === undefined ? [] : [what])
})

test('a charge that is called paid and is not in the provider’s list is a difference', () => {
  const span = { since: at(-72), until: at(-1) }
  expect(findDifferences([], [charge], span)).toMatchObject([{ what: 'not taken', booked: 8927 }])
  expect(findDifferences([], [{ ...charge, created: at(-80) }], span)).toEqual([])
})

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  let stripe: StripeServer
  beforeAll(async () => {
    stripe = await startStripe({ clock: () => panel?.now() ?? START })
    const cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
    panel = await startPanel({ engine, world: { cards } })
  })
  beforeEach(() => panel.setClock(START))
  afterAll(async () => {
    await panel.close()
    await stripe.close()
  })

  test('a payment that Stripe took unnoticed is found and recorded, and is not a difference', async () => {
    const { books, submit } = await newBuyer(panel, stripe)
    stripe.failNext(/confirm$/, 'answer-lost', 'answer-lost', 'answer-lost')
    expect((await submit()).status).toBe(202)
    panel.advanceClock(2 * HOUR)
    expect(
      (await compileReport(panel.world.db, START, panel.now(), panel.world.cards.kind)).unknown
    ).toMatchObject([{ state: 'submitted', amount: 201.14 }])
    await compareBooks(panel.world)
    expect(await books()).toMatchObject({ charges: [{ state: 'succeeded' }], websites: [{}] })
    expect(await lastComparison(panel.world.db)).toMatchObject({ differences: [] })
  })

  test('what differs is logged and reported, and compared once a day by however many', async () => {
    const { books, submit } = await newBuyer(panel, stripe)
    await submit()
    const { charge_id, provider_id } = (await books()).charges[0]!
    const stranger = stripe.payments().find(({ id }) => id === provider_id)!
    stranger.amount = 20_000
    panel.advanceClock(25 * HOUR)
    await Promise.all([queueComparison(panel.world), queueComparison(panel.world)])
    await runDueJobs(panel.world)
    const { compared, jobs } = await compileReport(
      panel.world.db,
      START,
      panel.now(),
      panel.world.cards.kind
    )
    expect(compared).toMatchObject({ at: panel.now(), payments: stripe.payments().length })
    const difference = { what: 'amount', payment_id: provider_id, charge_id }
    expect(compared?.differences).toEqual([
      { ...difference, seen: panel.now(), taken: 200, booked: 201.14 }
    ])
    expect(jobs.filter(({ kind }) => kind === 'compare-books')).toEqual([
      { kind: 'compare-books', state: 'done', count: 1 }
    ])
    expect(panel.logged.join('')).toContain('books differ')

    const seen = panel.now()
    panel.advanceClock(3 * 24 * HOUR)
    await compareBooks(panel.world)
    const later = (await compileReport(panel.world.db, START, panel.now(), panel.world.cards.kind))
      .compared
    expect(later).toMatchObject({ at: panel.now(), payments: 0, differences: [{ seen }] })
  })
})
