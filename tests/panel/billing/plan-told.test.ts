import { expect, test } from 'vitest'
import { receipt } from '#contract/billing/receipt.ts'
import { payOverduePayment, transactions } from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import {
  signIn,
  FAILING_CARD,
  GOOD_CARD,
  runUntil,
  payWith,
  subscribe,
  type Subscriber,
  websiteRow,
  runWorker
} from '../../kit/billing.ts'
import { MONTHLY, openBillingPanel } from '../../kit/billing-panel.ts'

const panel = await openBillingPanel()

const standing = async (token: string) => (await panel.call(plan.planStatus, {}, { token })).body

async function emailTo({ email }: Subscriber, subject: string): Promise<string> {
  await runWorker(panel)
  return panel.emails.findLast(
    (sent) => sent.to.address === email && sent.subject.startsWith(subject)
  )!.text
}

test('a plan cancelled while it is paused keeps its paid time, and says so wherever it is shown', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await panel.call(plan.pausePlan, {}, { token: agent.token })
  const kept =
    'You keep the time you’ve paid for. Resume whenever you like, and your website comes back until that time is used up.'
  expect((await standing(agent.token)).cancel.summary).toBe(
    `You won’t be charged again, and your website stays offline. ${kept}`
  )
  const cancelled = (await panel.call(plan.cancelPlan, {}, { token: agent.token })).body
  expect(cancelled).toMatchObject({
    phase: 'paused',
    cancelled_at: expect.any(String),
    keep: {
      summary:
        'You won’t be charged now. Your plan stays paused until you resume it, and renews again after that.'
    }
  })
  const email = await emailTo(agent, 'Your plan is cancelled')
  expect(email).toMatch(
    /You cancelled the plan for agent-\d+\.ca\. You won’t be charged again, and/
  )
  expect(email).toContain(kept)

  await runUntil(panel, '2027-03-03T15:00:00Z', 10)
  const token = await signIn(panel, agent)
  expect((await standing(token)).resume.summary).toBe(
    'You won’t be charged now. Your website comes back now. Your plan is cancelled: it runs until May 3, 2027, your website then goes offline, and you won’t be charged again.'
  )
  const resumed = (await panel.call(plan.resumePlan, {}, { token })).body
  expect(resumed).toMatchObject({ phase: 'cancelling', site_is_up: true })
  const back = await emailTo(agent, 'Your plan has been resumed')
  expect(back).toMatch(/You resumed the plan for agent-\d+\.ca, and your website is back online/)
  expect(back).toContain('Your plan is still cancelled: it runs until May 3, 2027')
  expect(back).not.toContain('is back now')
  expect(await websiteRow(panel, agent)).toMatchObject({ paused_days: 102 })
})

test('cancelling an overdue plan says that the website goes off now and what is no longer owed', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await payWith(panel, agent, FAILING_CARD)
  const due = new Date((await standing(await signIn(panel, agent))).plan_end_date)
  await runUntil(panel, new Date(due.getTime() + 86_400_000))
  const token = await signIn(panel, agent)
  expect((await standing(token)).cancel.summary).toBe(
    'Your website goes offline now. You no longer owe the CAD 89.27, and you won’t be charged again.'
  )
  expect((await panel.call(plan.cancelPlan, {}, { token })).body).toMatchObject({
    phase: 'ended',
    site_is_up: false
  })
  const email = await emailTo(agent, 'Your plan is cancelled')
  expect(email).toContain(
    'Your website is offline. You no longer owe the CAD 89.27 that was due, and you won’t be charged again.'
  )
})

test('renewing a plan whose trial was never paid for names the card and the setup fee', async () => {
  const agent = await subscribe(panel, { isTrial: true })
  await payWith(panel, agent, FAILING_CARD)
  const end = new Date((await standing(await signIn(panel, agent))).plan_end_date)
  await runUntil(panel, new Date(end.getTime() + 2 * 86_400_000))
  await panel.call(plan.cancelPlan, {}, { token: await signIn(panel, agent) })
  await payWith(panel, agent, GOOD_CARD)
  const token = await signIn(panel, agent)
  expect((await standing(token)).resume).toMatchObject({
    allowed: true,
    cost_now: 968.86,
    summary:
      'We’ll charge CAD 968.86 to your Visa ending in 4242 now. This covers 12 months, tax included. The amount includes the setup fee, CAD 99.00 before tax. Your website comes back as soon as the payment goes through.'
  })
  expect((await panel.call(plan.resumePlan, {}, { token })).body).toMatchObject({
    message: 'Your plan has been renewed.',
    phase: 'active'
  })
})

test('the receipt by email names the months and the days that the receipt page names', async () => {
  const agent = await subscribe(panel)
  const [first, end] = [await signIn(panel, agent), (await standing(agent.token)).plan_end_date]
  const pages = async (token: string) => {
    const { body } = await panel.call(transactions, {}, { token })
    const { transaction_id } = body.find(({ status }: { status: boolean }) => status)
    return (await panel.call(receipt, { transaction_id }, { token })).body.description as string
  }
  const named = (description: string) => {
    const [, months, days] = /^\S+ Professional, (.+?), website \S+, (.+)$/.exec(description)!
    return [`Plan: Professional, ${months}`, `Period: ${days}`]
  }
  const order = await emailTo(agent, 'Receipt')
  for (const line of named(await pages(first))) expect(order).toContain(line)

  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, new Date(new Date(end).getTime() + 86_400_000), 60)
  await payWith(panel, agent, 'sbx_card_mastercard_1238')
  const token = await signIn(panel, agent)
  await panel.call(payOverduePayment, { website_id: agent.website_id }, { token })
  const debt = await emailTo(agent, 'Receipt')
  expect(named(await pages(token))[0]).toBe('Plan: Professional, 1 month')
  for (const line of named(await pages(token))) expect(debt).toContain(line)
})

test('a receipt writes a domain with accents as its owner does', async () => {
  const agent = await subscribe(panel)
  await panel.world.db
    .updateTable('websites')
    .set({ base_url: 'xn--genevive-lavoie-zmb.ca' })
    .where('website_id', '=', agent.website_id)
    .execute()
  const token = await signIn(panel, agent)
  const { body } = await panel.call(transactions, {}, { token })
  const { transaction_id } = body[0]
  const shown = await panel.call(receipt, { transaction_id }, { token })
  expect(shown.body.description).toContain('website geneviève-lavoie.ca, ')
})
