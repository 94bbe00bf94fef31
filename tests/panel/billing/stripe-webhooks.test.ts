import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentMethods } from '#contract/billing/payment.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { signIn, runWorker } from '../../kit/billing.ts'
import { confirmationOf } from '../../kit/card-challenge-panel.ts'
import { START, startPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import { newBuyer, startWebhookPanel } from '../../kit/stripe-buyer.ts'
import { eventOf, sign } from '../../kit/stripe-webhooks.ts'

const DAY = 24 * 60 * 60_000
const RENEWAL = new Date('2027-01-21T15:00:00Z')

describe.each([RACE_ENGINE] as const)('what Stripe tells by itself, on %s,', (engine) => {
  let place: Awaited<ReturnType<typeof startWebhookPanel>>
  beforeAll(async () => {
    place = await startWebhookPanel(engine)
  })
  beforeEach(() => {
    place.panel.setClock(START)
    place.panel.world.cards = place.cards
  })
  afterAll(async () => {
    await place.stripe.news.settled()
    await place.panel.close()
    await place.stripe.close()
  })

  const buy = (kind?: Parameters<typeof newBuyer>[2]) => newBuyer(place.panel, place.stripe, kind)
  const newsRows = () =>
    place.panel.world.db.selectFrom('card_news').selectAll().orderBy('event_id').execute()

  test('makes the website of a buyer who confirmed and is gone', async () => {
    const { panel, stripe } = place
    const { books, submit } = await buy('asks-always')
    const { client_secret, payment_method } = confirmationOf(await submit())
    await stripe.ownerAnswers(client_secret, payment_method, true)
    await stripe.news.settled()
    const { charges, transactions, websites } = await books()
    expect(charges).toMatchObject([{ state: 'succeeded' }])
    expect([transactions.length, websites.length]).toEqual([1, 1])
    await runWorker(panel)
    expect((await submit()).body.api_status).toBe(0)
    expect((await books()).transactions).toHaveLength(1)
  })

  test('fails the order of one who could not confirm, whose payment nobody can pay any more', async () => {
    const { stripe } = place
    const { books, payments, submit } = await buy('asks-always')
    const { client_secret, payment_method } = confirmationOf(await submit())
    await stripe.ownerAnswers(client_secret, payment_method, false)
    await stripe.news.settled()
    expect(await books()).toMatchObject({
      charges: [{ state: 'declined' }],
      orders: [{ state: 'failed' }]
    })
    expect(await stripe.ownerAnswers(client_secret, payment_method, true)).toMatchObject({
      status: 400
    })
    expect(payments()).toMatchObject([{ status: 'canceled' }])
  })

  test('ends a renewal whose answers are lost, at once and once', async () => {
    const { panel, stripe } = place
    const { books, payments, submit } = await buy()
    await submit()
    panel.setClock(RENEWAL)
    stripe.failNext(/confirm$/, 'answer-lost', 'answer-lost', 'answer-lost')
    await runWorker(panel)
    await stripe.news.settled()
    const { charges, transactions } = await books()
    expect(charges.map(({ kind, state }) => [kind, state])).toEqual([
      ['order', 'succeeded'],
      ['renewal', 'succeeded']
    ])
    expect(transactions).toHaveLength(2)
    expect(payments().map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  })

  test('does nothing when it is told again, one after the other or ten at once', async () => {
    const { stripe } = place
    const { books, submit } = await buy()
    await submit()
    await stripe.news.settled()
    const told = stripe.news.deliveries.at(-1)!
    expect(told.event.type).toBe('payment_intent.succeeded')
    const before = await newsRows()
    expect(await stripe.news.redeliver(told)).toBe(200)
    const again = await Promise.all(Array.from({ length: 10 }, () => stripe.news.redeliver(told)))
    expect(new Set(again)).toEqual(new Set([200]))
    expect(await newsRows()).toEqual(before)
    expect((await books()).transactions).toHaveLength(1)
  })

  test('is told again where the panel failed, and then done', async () => {
    const { panel, cards, stripe } = place
    const { books, submit } = await buy('asks-always')
    const { client_secret, payment_method } = confirmationOf(await submit())
    await stripe.news.settled()
    let asked = 0
    panel.world.cards = {
      ...cards,
      async retrievePayment(payment_id) {
        if (++asked === 1) throw new Error('no answer')
        return cards.retrievePayment(payment_id)
      }
    }
    await stripe.ownerAnswers(client_secret, payment_method, true)
    await stripe.news.settled()
    // requires_action, then succeeded.
    const told = stripe.news.deliveries.slice(-2)
    expect(told.map(({ statuses }) => statuses.join()).sort()).toEqual(['200', '500,200'])
    const ids = told.map(({ event }) => event.id)
    const rows = (await newsRows()).filter(({ event_id }) => ids.includes(event_id))
    expect(rows.map(({ done }) => done)).toEqual([START, START])
    expect((await books()).websites).toHaveLength(1)
  })

  test('removes a card that was taken from its customer there', async () => {
    const { panel, stripe } = place
    const payer = await buy()
    await payer.submit()
    stripe.detachCard(payer.card)
    await stripe.news.settled()
    const token = await signIn(panel, { ...payer, website_id: 0 })
    expect((await panel.call(paymentMethods, {}, { token })).body).toEqual([])
  })

  test('of money that goes back is logged once, with nothing of its owner', async () => {
    const { panel, stripe } = place
    const { email, payments, submit } = await buy()
    await submit()
    const [payment] = payments()
    stripe.refund(payment!.id)
    stripe.dispute(payment!.id)
    await stripe.news.settled()
    for (const telling of stripe.news.deliveries.slice(-2)) await stripe.news.redeliver(telling)
    const lines = panel.logged.filter((line) => line.includes(payment!.id))
    // Without moments and random ids, which may have any digits.
    const told = lines.map((line) => {
      const { charge_id: _charge, request_id: _request, time: _time, ...rest } = JSON.parse(line)
      return rest
    })
    expect(told.map(({ type }) => type).sort()).toEqual([
      'charge.dispute.created',
      'charge.refunded'
    ])
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${email}|4242|Amara`))
  })

  test('of a payment whose charge was recorded as declined is an error in the log', async () => {
    const { panel, secret, stripe, tell } = place
    const { books, submit } = await buy()
    await submit()
    await stripe.news.settled()
    const [charge] = (await books()).charges
    await panel.world.db
      .updateTable('charges')
      .set({ state: 'declined' })
      .where('charge_id', '=', charge!.charge_id)
      .execute()
    const created = Math.floor(START.getTime() / 1000)
    const object = { id: charge!.provider_id, object: 'payment_intent', status: 'succeeded' }
    const news = { id: `evt_${engine}_late`, created, type: 'payment_intent.succeeded', object }
    const body = JSON.stringify(eventOf(news))
    expect((await tell(body, sign(body, secret, created))).status).toBe(200)
    const line = panel.logged.find((logged) => logged.includes('recorded as declined')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 50, charge_id: charge!.charge_id })
  })

  test('is acknowledged where it is none of our business', async () => {
    const { secret, panel, tell } = place
    const created = Math.floor(START.getTime() / 1000)
    const object = { id: 'pi_of_somebody_else', object: 'payment_intent' }
    for (const type of ['customer.updated', 'payment_intent.succeeded', 'an.event.to.come']) {
      const body = JSON.stringify(eventOf({ id: `evt_${engine}_${type}`, created, type, object }))
      const answer = await tell(body, sign(body, secret, created))
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ api_status: 0 })
    }
    panel.setClock(new Date(RENEWAL.getTime() + 91 * DAY))
    await removeExpired(panel.world)
    expect(await newsRows()).toEqual([])
  })

  test.each([
    ['without a signature', () => ''],
    ['signed by somebody else', (body: string, at: number) => sign(body, 'whsec_guessed', at)],
    ['signed over other words', (_: string, at: number) => sign('{}', 'whsec_local', at)],
    ['that is six minutes old', (body: string, at: number) => sign(body, 'whsec_local', at - 360)],
    ['whose signature is malformed', () => 't=soon,v1=yes']
  ])('is not believed %s', async (name, signatureOf) => {
    const { panel, tell } = place
    const created = Math.floor(START.getTime() / 1000)
    const object = { id: 'pi_1', object: 'payment_intent' }
    const news = { id: `evt_${name}`, created, type: 'payment_intent.succeeded', object }
    const body = JSON.stringify(eventOf(news))
    const answer = await tell(body, signatureOf(body, created))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'The signature is not valid.' })
    const rows = await newsRows()
    expect(rows.filter(({ event_id }) => event_id === news.id)).toEqual([])
    expect(panel.logged.at(-2)).toContain('webhook_refused')
  })
})

test('a panel that has no webhook secret hears nobody', async () => {
  const cards = stripeCards({ secretKey: 'sk_test_local', apiBase: 'http://127.0.0.1:9' })
  const panel = await startPanel({ world: { cards } })
  const answer = await panel.request('/stripe/webhook', { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await panel.close()
})
