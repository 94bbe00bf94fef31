import { expect, test } from 'vitest'
import { getOverdue, payOverduePayment, transactions } from '#contract/billing/payment.ts'
import { planStatus } from '#contract/billing/plan.ts'
import { receipt } from '#contract/billing/receipt.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { compileReport } from '#panel/actions/operations/compile-report.ts'
import {
  chargesOf,
  signIn,
  FAILING_CARD,
  runUntil,
  payWith,
  subjectsTo,
  subscribe,
  runWorker
} from '../../kit/billing.ts'
import { MONTHLY, openBillingPanel } from '../../kit/billing-panel.ts'
import { START } from '../../kit/panel.ts'
import { reportLine } from '../../kit/report-line.ts'

const panel = await openBillingPanel()
const DUE = '2027-01-21T15:00:00.000Z'
type Agent = Awaited<ReturnType<typeof subscribe>>

async function standing(agent: Agent) {
  return (await panel.call(planStatus, {}, { token: await signIn(panel, agent) })).body
}
async function account(agent: Agent) {
  const me = await panel.call(accessTokenLoginWeb, {}, { token: await signIn(panel, agent) })
  return me.body.website
}
async function reported(agent: Agent) {
  const { base_url } = await account(agent)
  const { plans } = await compileReport(panel.world.db, START, panel.now(), panel.world.cards.kind)
  return plans.find(({ website }) => website === base_url)
}

test('a renewal that failed announces the next try, which is then made to the cent', async () => {
  const agent = await subscribe(panel, { plan_duration: 12, price: 968.86 })
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2027-12-21T15:00:00.000Z', 30)
  expect(await standing(agent)).toMatchObject({
    phase: 'overdue',
    charge_state: 'retrying',
    next_charge: {
      on: '2027-12-22T15:00:00.000Z',
      amount: 71.42,
      duration: 1,
      card: 'Visa ending in 0341',
      retries: ['2027-12-24T15:00:00.000Z', '2027-12-26T15:00:00.000Z', '2027-12-28T15:00:00.000Z']
    }
  })
  const email = panel.emails.findLast(({ to }) => to.address === agent.email)
  expect(email?.text).toContain(
    'We’ll try to charge CAD 71.42 to your Visa ending in 0341 on December 22, 2027.'
  )
  expect(await reported(agent)).toMatchObject({ next_charge: 'retrying', amount: 71.42 })
  expect(await reportLine(panel, agent)).toMatch(
    / Overdue +no +Professional, 12 months +December 21, 2027 +CAD 71\.42 +December 22, 2027, CAD 71\.42 \(retry\) +Visa ending in 0341$/
  )

  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  expect((await standing(agent)).next_charge.card).toBe('MasterCard ending in 4444')
  panel.setClock(new Date('2027-12-22T15:00:00.000Z'))
  await runWorker(panel)
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({ amount: 7142, state: 'succeeded' })
})

test('a payment that waits for the bank announces nothing else, and the retries once it is cancelled', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, DUE, 30)
  await payWith(panel, agent, 'sbx_card_threeDSecureRequired_1240_authenticated')
  const { website_id } = agent
  const pay = { website_id }
  const pressed = await panel.call(payOverduePayment, pay, { token: await signIn(panel, agent) })
  expect(pressed.status).toBe(202)
  expect(await standing(agent)).toMatchObject({
    charge_state: 'confirming',
    processing: 89.27,
    next_charge: null
  })
  expect(await reported(agent)).toMatchObject({ next_charge: 'confirming', charge_at: null })
  panel.advanceClock(61 * 60_000)
  await runWorker(panel)
  expect(await standing(agent)).toMatchObject({
    charge_state: 'retrying',
    processing: null,
    next_charge: { on: '2027-01-22T15:00:00.000Z', amount: 89.27 }
  })
})

test('after one month of an annual trial is paid late, the account names the period its receipt names', async () => {
  const agent = await subscribe(panel, { isTrial: true, plan_duration: 12, price: 968.86 })
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2026-12-21T15:00:00.000Z', 30)
  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  const token = await signIn(panel, agent)
  expect((await account(agent)).last_paid).toBeNull()
  const { website_id } = agent
  expect((await panel.call(getOverdue, { website_id }, { token })).body).toMatchObject({
    amount: 71.42,
    due_months: 1,
    next_due: { on: DUE, months: 12, setup_fee: 99, amount: 968.86 }
  })
  expect(panel.emails.findLast(({ to }) => to.address === agent.email)?.text).toContain(
    'Once you’ve paid for 1 month, your next 12 months, with the setup fee of CAD 99.00 before tax, are due on January 21, 2027: CAD 968.86, tax included.'
  )
  await panel.call(payOverduePayment, { website_id }, { token })
  expect((await standing(agent)).next_charge).toMatchObject({
    on: DUE,
    amount: 968.86,
    duration: 12,
    setup_fee: 99
  })
  expect(await account(agent)).toMatchObject({
    last_paid: { from: '2026-12-21T15:00:00.000Z', months: 1 },
    plan_end_date: DUE
  })
})

test('a setup fee that is charged after an overdue month has its line on that receipt, and no other', async () => {
  const agent = await subscribe(panel, { isTrial: true, plan_duration: 12, price: 968.86 })
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2026-12-21T15:00:00.000Z', 30)
  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  const { website_id } = agent
  await panel.call(payOverduePayment, { website_id }, { token: await signIn(panel, agent) })
  await runUntil(panel, DUE, 31)
  await runUntil(panel, '2028-01-21T15:00:00.000Z', 400)
  const token = await signIn(panel, agent)
  const paid = (await panel.call(transactions, {}, { token })).body.filter(
    ({ status }: { status: boolean }) => status
  )
  const lines = []
  for (const { transaction_id } of paid) {
    const { body } = await panel.call(receipt, { transaction_id }, { token })
    lines.push([body.setup_fee, body.subtotal])
  }
  expect(lines).toEqual([
    [0, 758.4],
    [99, 857.4],
    [0, 63.2]
  ])
  const receipts = panel.emails.filter(
    ({ subject, to }) => to.address === agent.email && subject.startsWith('Receipt')
  )
  expect(receipts.map(({ text }) => text.includes('Setup fee: CAD 99.00'))).toEqual([
    false,
    true,
    false
  ])
})

test('a plan just bought names the period that starts in a month, and the report does', async () => {
  const agent = await subscribe(panel, { plan_duration: 12, price: 968.86 })
  const { base_url } = await account(agent)
  const { cards, db } = panel.world
  const { charges } = await compileReport(db, START, panel.now(), cards.kind)
  expect(charges.find(({ website }) => website === base_url)).toEqual({
    website: base_url,
    created: START,
    kind: 'order',
    months: 12,
    period_start: new Date('2026-12-21T15:00:00.000Z'),
    amount: 968.86,
    state: 'succeeded',
    message: null
  })
  expect((await account(agent)).last_paid).toEqual({ from: '2026-12-21T15:00:00.000Z', months: 12 })
})

test('a receipt names the next charge, also of a monthly plan, which no other email announces', async () => {
  const agent = await subscribe(panel, MONTHLY)
  for (const [until, next] of [
    [START, 'January 21, 2027'],
    [DUE, 'February 21, 2027'],
    ['2027-02-21T15:00:00.000Z', 'March 21, 2027']
  ] as const) {
    await runUntil(panel, until, 30)
    const email = panel.emails.findLast(({ to }) => to.address === agent.email)
    expect(email?.subject).toMatch(/^Receipt: /)
    expect(email?.text).toContain(
      `On ${next} your plan renews, and we’ll charge CAD 89.27 to your Visa ending in 4242.`
    )
  }
  expect(subjectsTo(panel, agent).every((subject) => !subject.startsWith('Your plan'))).toBe(true)
})

test('without a card the amount is announced, and that there is none to charge', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { db } = panel.world
  await db
    .updateTable('cards')
    .set({ isPrimary: false })
    .where('agent_id', '=', agent.agent_id)
    .execute()
  expect((await standing(agent)).next_charge).toMatchObject({ on: DUE, amount: 89.27, card: null })
  await runUntil(panel, DUE, 30)
  const email = panel.emails.findLast(({ to }) => to.address === agent.email)
  expect(email?.text).toContain(
    'CAD 89.27 is due, but you have no card on file. Please add one, and we’ll try to charge it on January 22, 2027.'
  )
})

test('a trial’s first charge counts the referral discount that its owner has, in the email and on the page', async () => {
  const referrer = await panel.registerAgent()
  const me = await panel.call(accessTokenLoginWeb, {}, { token: referrer.token })
  await subscribe(panel, MONTHLY, me.body.referral_code)
  const { db } = panel.world
  const agent = await subscribe(panel, { isTrial: true })
  await db
    .updateTable('agents')
    .set({ referred_by: agent.agent_id })
    .where('referred_by', '=', referrer.agent_id)
    .execute()
  expect((await standing(agent)).next_charge).toMatchObject({
    amount: 883.16,
    is_trial: true,
    referral_percent: 10
  })
  await runUntil(panel, '2026-12-21T15:00:00.000Z', 1)
  const ending = panel.emails.find(
    ({ subject, to }) => to.address === agent.email && /^Your free trial ends/.test(subject)
  )
  expect(ending?.text).toContain('we’ll charge CAD 883.16 to your Visa')
  expect(await chargesOf(panel, agent)).toMatchObject([{ kind: 'first', amount: 88_316 }])
})

test('what Pay Now asks for is what it charges, and an unpaid plan says that nothing is tried again', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2027-02-24T15:00:00.000Z', 2)
  expect(await standing(agent)).toMatchObject({
    charge_state: 'unpaid',
    next_charge: null
  })
  expect(await reportLine(panel, agent)).toMatch(
    /^ {2}\S+ +Overdue +yes +Professional, 1 month +January 21, 2027 +CAD 178\.54 +None, every try has failed +Visa ending in 0341$/
  )
  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  const token = await signIn(panel, agent)
  const { website_id } = agent
  const { amount } = (await panel.call(getOverdue, { website_id }, { token })).body
  const off = panel.emails.findLast(({ to }) => to.address === agent.email)
  expect(off?.subject).toMatch(/^Your website is offline/)
  expect(off?.text).toContain(`The amount due now is CAD ${amount}, for 2 months.`)
  await panel.call(payOverduePayment, { website_id }, { token })
  expect((await chargesOf(panel, agent)).at(-1)?.amount).toBe(Math.round(amount * 100))
})
