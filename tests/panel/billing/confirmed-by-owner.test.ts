import { describe, expect, test } from 'vitest'
import { answerChallenge } from '#contract/billing/payment.ts'
import { resumeCharges } from '#panel/actions/charges/resume-charges.ts'
import { CONFIRM_WITHIN_MS } from '#rules/money/confirmation.ts'
import { confirmationOf, startChallengePanel } from '../../kit/card-challenge-panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import { NOT_AUTHENTICATED } from '../../kit/stripe-state.ts'

const NOT_APPROVED = 'Your bank didn’t receive your approval.'

const PLACES = [
  ['sandbox', 'embedded'],
  ['stripe', RACE_ENGINE]
] as const

describe.each(PLACES)('a card of the %s on %s whose bank asks for its owner', (adapter, engine) => {
  const { buyer, panel } = startChallengePanel(adapter, engine)
  const failed = adapter === 'stripe' ? NOT_AUTHENTICATED : NOT_APPROVED

  test('is charged once they have confirmed', async () => {
    const { answer, books, submit } = await buyer()
    const confirmation = confirmationOf(await submit())
    expect(confirmation.amount).toBe(968.86)
    expect(await books()).toMatchObject({
      charges: [{ state: 'needs_action' }],
      orders: [{ state: 'pending' }],
      transactions: [],
      websites: []
    })
    await answer(confirmation, true)
    expect((await submit()).body).toMatchObject({ api_status: 0 })
    const { charges, transactions, websites } = await books()
    expect(charges).toMatchObject([{ state: 'succeeded', amount: 96_886 }])
    expect([transactions.length, websites.length]).toEqual([1, 1])
  })

  test('is declined in the provider’s words where they fail, and another card pays', async () => {
    const { answer, books, save, submit } = await buyer()
    await answer(confirmationOf(await submit()), false)
    expect(await submit()).toMatchObject({ status: 422, body: { message: failed } })
    expect((await submit({ token: await save('visa') })).status).toBe(200)
    const { charges, websites } = await books()
    expect(charges.map(({ state }) => state).sort()).toEqual(['declined', 'succeeded'])
    expect(websites).toHaveLength(1)
  })

  test('is asked for again after the page was left, and the order then ends as theirs', async () => {
    const { answer, resume, submit } = await buyer()
    expect((await resume()).status).toBe(404)
    const first = confirmationOf(await submit())
    const again = confirmationOf(await resume())
    expect(again).toEqual(first)
    await answer(again, true)
    expect((await resume()).body).toMatchObject({ api_status: 0 })
    expect((await resume()).body).toMatchObject({ api_status: 0 })
  })

  test('is told after the page was left why the order failed', async () => {
    const { answer, resume, submit } = await buyer()
    await answer(confirmationOf(await submit()), false)
    expect(await resume()).toMatchObject({ status: 422, body: { message: failed } })
  })

  test('who confirms and is gone has their website, made by the worker, and paid once', async () => {
    const { answer, books, submit } = await buyer()
    const confirmation = confirmationOf(await submit())
    panel().advanceClock(60_000)
    await resumeCharges(panel().world)
    await resumeCharges(panel().world)
    expect((await books()).charges).toMatchObject([{ state: 'needs_action' }])
    await answer(confirmation, true)
    panel().advanceClock(60_000)
    await resumeCharges(panel().world)
    const { charges, transactions, websites } = await books()
    expect(charges).toMatchObject([{ state: 'succeeded' }])
    expect([transactions.length, websites.length]).toEqual([1, 1])
  })

  test('who never answers is not charged, and the domain is free after an hour', async () => {
    const { answer, books, submit, wish } = await buyer()
    const confirmation = confirmationOf(await submit())
    panel().advanceClock(CONFIRM_WITHIN_MS)
    await resumeCharges(panel().world)
    expect(await books()).toMatchObject({
      charges: [{ state: 'declined' }],
      orders: [{ state: 'failed', message: expect.stringMatching(/not confirmed in time/) }]
    })
    const late = await answer(confirmation, true).catch((error: unknown) => error)
    if (adapter === 'sandbox') expect(late).toBeInstanceOf(Error)
    const rival = await buyer()
    const { website_details } = wish
    expect((await rival.submit({ website_details, token: await rival.save('visa') })).status).toBe(
      200
    )
  })

  test('is asked for one payment by 8 simultaneous submits, and 8 more make one account', async () => {
    const { answer, books, submit } = await buyer()
    /** A browser repeats the call while the order is in progress. */
    const submitted = async (key: string | undefined) => {
      let told = await submit({}, key)
      while (told.body.message === 'Your account creation is in process.')
        told = await submit({}, key)
      return told
    }
    const eight = (keyOf: (index: number) => string | undefined) =>
      Promise.all(Array.from({ length: 8 }, (_, index) => submitted(keyOf(index))))
    const asked = await eight((index) => `key-${index}`)
    const [confirmation] = asked.map(confirmationOf)
    for (const one of asked) expect(one.body.confirmation).toEqual(confirmation)
    expect((await books()).charges).toMatchObject([{ state: 'needs_action' }])

    await answer(confirmation!, true)
    for (const { body } of await eight(() => undefined)) expect(body.api_status).toBe(0)
    const { charges, orders, transactions, websites } = await books()
    expect([charges.length, orders.length, transactions.length, websites.length]).toEqual([
      1, 1, 1, 1
    ])
    expect(charges).toMatchObject([{ state: 'succeeded' }])
  })

  test('starts a trial that charges nothing', async () => {
    const { books, submit } = await buyer()
    const trial = { isTrial: true, ...(adapter === 'sandbox' && { token: trialCard() }) }
    expect((await submit(trial)).body).toMatchObject({ api_status: 0 })
    expect(await books()).toMatchObject({ charges: [], websites: [{ isTrial: true }] })
  })
  const trialCard = () => 'sbx_card_threeDSecureRequired_0931_authenticated'
})

describe('in the sandbox', () => {
  const { buyer, panel } = startChallengePanel('sandbox', 'embedded')

  test('such a card can’t be used without its set-up’s challenge, nor answered for by a stranger', async () => {
    const { submit } = await buyer()
    const card = 'sbx_card_threeDSecureRequired_1230'
    expect(await submit({ token: card })).toMatchObject({
      status: 422,
      body: { message: NOT_APPROVED }
    })
    const { client_secret } = confirmationOf(await submit())
    const stranger = await buyer()
    const theft = { authorised: true, client_secret }
    const said = await panel().call(answerChallenge, theft, { token: stranger.token })
    expect(said.status).toBe(404)
    confirmationOf(await submit())
  })
})

describe('over a bad line to Stripe', () => {
  const { buyer, panel, stripe } = startChallengePanel('stripe', 'embedded')

  test('neither the question to the owner nor their answer is lost or doubled', async () => {
    const { answer, books, submit } = await buyer()
    stripe().failNext(/confirm$/, 'answer-lost', 'answer-lost', 'answer-lost')
    const lost = await submit()
    expect(lost).toMatchObject({
      status: 202,
      body: { message: 'Your account creation is in process.' }
    })
    panel().advanceClock(3_000)
    await answer(confirmationOf(await submit()), true)
    stripe().failNext(/GET \/v1\/payment_intents/, 'broken', 'broken', 'broken')
    expect((await submit()).status).toBe(202)
    panel().advanceClock(3_000)
    expect((await submit()).body.api_status).toBe(0)
    const { charges, transactions, websites } = await books()
    expect(charges).toMatchObject([{ state: 'succeeded' }])
    expect([transactions.length, websites.length]).toEqual([1, 1])
    expect(stripe().payments()).toMatchObject([{ status: 'succeeded' }])
  })
})
