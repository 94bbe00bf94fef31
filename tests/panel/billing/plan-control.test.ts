import { expect, test } from 'vitest'
import { getOverdue } from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import {
  chargesOf,
  signIn,
  FAILING_CARD,
  runUntil,
  payWith,
  subjectsTo,
  subscribe,
  websiteRow
} from '../../kit/billing.ts'
import { MONTHLY, openBillingPanel } from '../../kit/billing-panel.ts'
import { START } from '../../kit/panel.ts'

const panel = await openBillingPanel()

test('a pause shows first what it does, takes the site off, charges nothing, and gives its days back', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { token } = agent
  const before = (await panel.call(plan.planStatus, {}, { token })).body
  expect(before).toMatchObject({
    phase: 'active',
    site_is_up: true,
    next_charge: { on: '2027-01-21T15:00:00.000Z', amount: 89.27, duration: 1 },
    pause: { allowed: true, cost_now: 0, next_charge: null, site_off_on: START.toISOString() },
    resume: { allowed: false, summary: 'Your plan is not paused.' }
  })
  expect(before.pause.summary).toBe(
    'Your website goes offline now, and you won’t be charged until you resume. Every full day of the pause is added to your plan.'
  )
  const paused = (await panel.call(plan.pausePlan, {}, { token })).body
  expect(paused).toMatchObject({
    message: 'Your plan is paused.',
    phase: 'paused',
    site_is_up: false
  })
  expect((await panel.call(plan.pausePlan, {}, { token })).status).toBe(409)

  await runUntil(panel, '2027-03-03T20:00:00Z', 10)
  expect(await chargesOf(panel, agent)).toHaveLength(1)
  const resumed = await panel.call(plan.resumePlan, {}, { token: await signIn(panel, agent) })
  expect(resumed.body).toMatchObject({ phase: 'active', plan_end_date: '2027-05-03T14:00:00.000Z' })
  await runUntil(panel, '2027-06-03T14:00:00Z', 10)
  expect(
    (await chargesOf(panel, agent)).map(({ period_start }) => period_start.toISOString())
  ).toEqual([START.toISOString(), '2027-05-03T14:00:00.000Z', '2027-06-03T14:00:00.000Z'])
  const subjects = subjectsTo(panel, agent)
  expect(subjects.filter((subject) => /^Your website is offline/.test(subject))).toHaveLength(1)
  expect(subjects.filter((subject) => /^Your plan has been resumed/.test(subject))).toHaveLength(1)
})

test('a cancelled plan runs to its end, is never charged again, and can be started again at its price', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const cancelled = (await panel.call(plan.cancelPlan, {}, { token: agent.token })).body
  expect(cancelled).toMatchObject({
    phase: 'cancelling',
    next_charge: null,
    site_off_on: '2027-01-21T15:00:00.000Z',
    site_is_up: true
  })
  await runUntil(panel, '2027-04-21T15:00:00Z', 10)
  const token = await signIn(panel, agent)
  const { website_id } = agent
  expect(await chargesOf(panel, agent)).toHaveLength(1)
  expect((await panel.call(getOverdue, { website_id }, { token })).body).toMatchObject({
    amount: 0
  })
  const over = (await panel.call(plan.planStatus, {}, { token })).body
  expect(over).toMatchObject({ phase: 'ended', site_is_up: false, resume: { cost_now: 89.27 } })

  await payWith(panel, agent, FAILING_CARD)
  expect((await panel.call(plan.resumePlan, {}, { token })).status).toBe(422)
  expect((await panel.call(plan.planStatus, {}, { token })).body.phase).toBe('ended')
  await runUntil(panel, '2027-05-10T15:00:00Z')
  expect(await chargesOf(panel, agent)).toHaveLength(2)

  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  const again = await panel.call(plan.resumePlan, {}, { token: await signIn(panel, agent) })
  expect(again.body).toMatchObject({
    phase: 'active',
    site_is_up: true,
    plan_end_date: '2027-06-10T15:00:00.000Z'
  })
})

test('a trial that is cancelled is never charged, unless it is kept in time', async () => {
  const [gone, kept] = [
    await subscribe(panel, { isTrial: true }),
    await subscribe(panel, { isTrial: true })
  ]
  const { body } = await panel.call(plan.planStatus, {}, { token: gone.token })
  expect(body.cancel.summary).toMatch(/^You won’t be charged, and your website goes offline on/)
  await panel.call(plan.cancelPlan, {}, { token: gone.token })
  await panel.call(plan.cancelPlan, {}, { token: kept.token })
  const back = await panel.call(plan.keepPlan, {}, { token: kept.token })
  expect(back.body).toMatchObject({
    message: 'Your cancellation has been withdrawn.',
    phase: 'trial'
  })
  await runUntil(panel, '2026-12-22T15:00:00Z')
  expect(await chargesOf(panel, gone)).toEqual([])
  const sent = panel.emails.filter(({ to }) => to.address === gone.email)
  const told = sent.filter(({ text }) => text.includes('You won’t be charged'))
  expect(told.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Your plan is cancelled',
    'Your website is offline'
  ])
  for (const { text } of told) expect(text).not.toContain('charged again')
  expect((await websiteRow(panel, gone)).planStop).toBe(true)
  expect(await chargesOf(panel, kept)).toMatchObject([{ kind: 'first', amount: 96_886 }])
})

test('a trial can’t be paused by way of cancelling it, and a cancelled plan only once it is kept', async () => {
  const [trial, paid] = [await subscribe(panel, { isTrial: true }), await subscribe(panel, MONTHLY)]
  const refused = (message: string) => ({ status: 409, body: { message } })
  for (const { token } of [trial, paid]) {
    const cancelled = (await panel.call(plan.cancelPlan, {}, { token })).body
    expect(cancelled.pause).toMatchObject({ allowed: false })
    expect(await panel.call(plan.pausePlan, {}, { token })).toMatchObject(
      refused('Your plan is cancelled. Press Keep my plan before you change it.')
    )
    expect((await panel.call(plan.keepPlan, {}, { token })).status).toBe(200)
  }
  expect(await panel.call(plan.pausePlan, {}, { token: trial.token })).toMatchObject(
    refused('You can’t pause a free trial, but you can cancel it at any time.')
  )
  expect(await websiteRow(panel, trial)).toMatchObject({ paused_at: null, planStop: false })
  expect((await panel.call(plan.pausePlan, {}, { token: paid.token })).status).toBe(200)
})

test('another duration costs nothing now, and its own price at the next renewal', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { token } = agent
  const { durations } = (await panel.call(plan.planStatus, {}, { token })).body
  expect(durations).toMatchObject([
    { duration: 12, plan_price: 63.2, isNext: false, next_charge: { amount: 856.99 } },
    { duration: 6, plan_price: 71.1, isNext: false, next_charge: { amount: 482.06 } },
    { duration: 1, plan_price: 79, isNext: true, next_charge: { amount: 89.27 } }
  ])
  expect(durations[0].summary).toBe(
    'You won’t be charged now. On January 21, 2027 your plan renews, and we’ll charge CAD 856.99 to your Visa ending in 4242. This covers 12 months, tax included. From then on, your plan renews every 12 months for CAD 758.40, before tax and any discounts. Your website stays online.'
  )
  const changed = await panel.call(plan.changeDuration, { duration: 12 }, { token })
  expect(changed.body).toMatchObject({
    is_trial: false,
    next_charge: { amount: 856.99, duration: 12 }
  })
  await runUntil(panel, '2027-01-22T15:00:00Z')
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({ months: 12, amount: 85_699 })
  expect(await websiteRow(panel, agent)).toMatchObject({ duration: 12, plan_price: 6320 })
})

test('a promo code of the first charge is named for the durations that it is for, and for no other', async () => {
  const code = { coupon_code: 'SAVE15', isTrial: true, price: 765.46 }
  const { token } = await subscribe(panel, code)
  const { durations, is_trial } = (await panel.call(plan.planStatus, {}, { token })).body
  expect(is_trial).toBe(true)
  expect(durations).toMatchObject([
    { duration: 12, coupon: { code: 'SAVE15', applies: true } },
    { duration: 6, coupon: { code: 'SAVE15', applies: true } },
    { duration: 1, coupon: { code: 'SAVE15', applies: false }, next_charge: { amount: 201.14 } }
  ])
  const without = await subscribe(panel, MONTHLY)
  const plain = (await panel.call(plan.planStatus, {}, { token: without.token })).body
  expect(plain.durations).toMatchObject([{ coupon: null }, { coupon: null }, { coupon: null }])
})

test('an overdue plan is paid before it is paused or changed, but can be cancelled at once', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2027-01-22T15:00:00Z')
  const token = await signIn(panel, agent)
  for (const call of [plan.pausePlan, plan.resumePlan]) {
    expect(await panel.call(call, {}, { token })).toMatchObject({
      status: 409,
      body: { message: 'A payment is due. Please pay it first, on the billing page.' }
    })
  }
  expect((await panel.call(plan.changeDuration, { duration: 6 }, { token })).status).toBe(409)
  const cancelled = await panel.call(plan.cancelPlan, {}, { token })
  expect(cancelled.body).toMatchObject({ phase: 'ended', site_is_up: false, next_charge: null })
  const count = (await chargesOf(panel, agent)).length
  await runUntil(panel, '2027-03-22T15:00:00Z', 10)
  expect(await chargesOf(panel, agent)).toHaveLength(count)
})

test('referred websites past their trial take ten percent each off the next renewal', async () => {
  const owner = await subscribe(panel, MONTHLY)
  const { referral_code } = await panel.world.db
    .selectFrom('agents')
    .select('referral_code')
    .where('agent_id', '=', owner.agent_id)
    .executeTakeFirstOrThrow()
  for (const card of ['sbx_card_visa_0151', 'sbx_card_visa_0251']) {
    await subscribe(panel, { token: card }, referral_code)
  }
  await subscribe(panel, { isTrial: true }, referral_code)
  // The referrer's own card, which makes it a self-referral.
  await subscribe(panel, {}, referral_code)
  const standing = await panel.call(plan.planStatus, {}, { token: owner.token })
  expect(standing.body.next_charge.amount).toBe(71.42)
})

test('an agent without a website has no plan', async () => {
  const { token } = await panel.registerAgent()
  for (const call of [
    plan.planStatus,
    plan.pausePlan,
    plan.cancelPlan,
    plan.keepPlan,
    plan.resumePlan
  ]) {
    expect((await panel.call(call, {}, { token })).status).toBe(404)
  }
})
