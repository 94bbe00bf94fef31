import { expect, test } from 'vitest'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { paymentMethods, removePaymentMethod } from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import { formatCad } from '#rules/money/money.ts'
import { cardForm, chargesOf, signIn, runUntil, subscribe } from '../../kit/billing.ts'
import { MONTHLY, openBillingPanel } from '../../kit/billing-panel.ts'

const panel = await openBillingPanel()
const REMINDED = '2026-12-15T15:00:00.000Z'
const DUE = '2026-12-21T15:00:00.000Z'
const SPARE_CARD = 'sbx_card_mastercard_0933'
type Agent = Awaited<ReturnType<typeof subscribe>>

async function add(agent: Agent, card: string) {
  await panel.call(addPaymentMethod, cardForm(card), { token: await signIn(panel, agent) })
}

async function removeSpare(agent: Agent) {
  const token = await signIn(panel, agent)
  const { body } = await panel.call(paymentMethods, {}, { token })
  const spare = body.find(({ isPrimary }: { isPrimary: boolean }) => !isPrimary)
  expect((await panel.call(removePaymentMethod, { upm_id: spare.upm_id }, { token })).status).toBe(
    200
  )
}

/** Takes a step, on a plan whose paid time ends the day before the referrer's charge. */
async function stopBefore(agent: Agent, step: typeof plan.cancelPlan) {
  await panel.world.db
    .updateTable('websites')
    .set({ plan_end_date: new Date('2026-12-20T15:00:00.000Z') })
    .where('agent_id', '=', agent.agent_id)
    .execute()
  await take(agent, step)
}

async function take(agent: Agent, step: typeof plan.cancelPlan) {
  const token = await signIn(panel, agent)
  expect((await panel.call(step, {}, { token })).status).toBe(200)
}

let lastCard = 0
/** Cards that no other agent of this file has. */
const freshCard = () =>
  `sbx_card_mastercard_${String((++lastCard % 12) + 1).padStart(2, '0')}${34 + lastCard}`

type Cards = { referrer: string; friend: string }
type Case = {
  percent: number
  /** Whether the friend buys with the referrer's card. */
  shares?: boolean
  friend?: Parameters<typeof subscribe>[1]
  change?: (referrer: Agent, friend: Agent, cards: Cards) => Promise<unknown>
}

const CASES: Record<string, Case> = {
  'a friend with a card of their own': { percent: 10 },
  'a friend who buys with the referrer’s card': { percent: 0, shares: true },
  'a friend whose card the referrer adds later': {
    percent: 0,
    change: (referrer, _, { friend }) => add(referrer, friend)
  },
  'a friend whose card the referrer adds and removes': {
    percent: 0,
    async change(referrer, _, { friend }) {
      await add(referrer, friend)
      await removeSpare(referrer)
    }
  },
  'a friend who adds the referrer’s card later': {
    percent: 0,
    change: (_, friend, { referrer }) => add(friend, referrer)
  },
  'a friend who adds and removes the referrer’s card': {
    percent: 0,
    async change(_, friend, { referrer }) {
      await add(friend, referrer)
      await removeSpare(friend)
    }
  },
  'a friend and a referrer who both replace their cards': {
    percent: 10,
    async change(referrer, friend) {
      await add(referrer, 'sbx_card_visa_0933')
      await removeSpare(referrer)
      await add(friend, SPARE_CARD)
      await removeSpare(friend)
    }
  },
  'a friend on trial': { percent: 0, friend: { isTrial: true } },
  'a friend on trial without a card': {
    percent: 0,
    friend: { isTrial: true },
    change: (_, { agent_id }) =>
      panel.world.db
        .updateTable('cards')
        .set({ isPrimary: false, removed_at: panel.now() })
        .where('agent_id', '=', agent_id)
        .execute()
  },
  'a friend who cancels and has no time left by then': {
    percent: 0,
    change: (_, friend) => stopBefore(friend, plan.cancelPlan)
  },
  'a friend who pauses and has no time left by then': {
    percent: 0,
    change: (_, friend) => stopBefore(friend, plan.pausePlan)
  },
  'a friend who cancels with time left by then': {
    percent: 10,
    friend: { plan_duration: 12, price: 968.86 },
    change: (_, friend) => take(friend, plan.cancelPlan)
  }
}

test.each(Object.entries(CASES))(
  'the page, the standing, the reminder and the charge agree on the discount for %s',
  async (_, { change, friend: account, percent, shares = false }) => {
    const cards = { referrer: freshCard(), friend: freshCard() }
    const referrer = await subscribe(panel, { isTrial: true, token: cards.referrer })
    const token = await signIn(panel, referrer)
    const { referral_code } = (await panel.call(accessTokenLoginWeb, {}, { token })).body
    const friend = await subscribe(
      panel,
      {
        ...(account?.isTrial ? {} : MONTHLY),
        token: shares ? cards.referrer : cards.friend,
        ...account
      },
      referral_code
    )
    await change?.(referrer, friend, cards)

    await runUntil(panel, REMINDED, 12)
    const later = await signIn(panel, referrer)
    const me = (await panel.call(accessTokenLoginWeb, {}, { token: later })).body
    expect(me.totalDiscount).toBe(`${percent}%`)
    const { next_charge } = (await panel.call(plan.planStatus, {}, { token: later })).body
    expect(next_charge.referral_percent).toBe(percent)
    const amount = Math.round(next_charge.amount * 100)
    const reminder = panel.emails.findLast(
      ({ subject, to }) =>
        to.address === referrer.email && subject.startsWith('Your free trial ends')
    )
    expect(reminder?.text).toContain(`we’ll charge ${formatCad(amount)} to your`)
    const discount = `Your referral discount, ${percent}% today, is already taken off.`
    expect(reminder?.text.includes(discount)).toBe(percent > 0)

    await runUntil(panel, DUE, 6)
    expect(await chargesOf(panel, referrer)).toMatchObject([{ kind: 'first', amount }])
  }
)
