import type { Hono } from 'hono'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { applyPromoCode, resumeAccount } from '#contract/account-setup/order.ts'
import { answerChallenge, createIntent } from '#contract/billing/payment.ts'
import { couponMessages } from '#messages/coupon.ts'
import { messageFrom } from '#messages/language.ts'
import { orderStatusMessages } from '#messages/order-status.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import { IMAGE_DATA_URL_MAX } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import { createAccount } from '../actions/accounts/create-account.ts'
import { quotePlan } from '../actions/orders/quote.ts'
import { openSetup } from '../actions/billing/save-card.ts'
import { resumeOrder } from '../actions/orders/wait-for-order.ts'
import { limit, limitCards } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { customerOf } from '../records/billing/cards.ts'
import { Refused } from '../services/refused.ts'
import { answerSandboxChallenge } from '../services/cards/sandbox-cards.ts'
import { reportSecurityEvent } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'

/** Three pictures and the form's text. */
const ACCOUNT_BODY_MAX = 3 * IMAGE_DATA_URL_MAX + 64_000

export function paymentRoutes(app: Hono, world: World): void {
  serve(app, world, createIntent, async (_input, { agent }) => {
    await limitCards(world, agent)
    return openSetup(world, agent)
  })

  serve(app, world, applyPromoCode, async (choice, { agent, language }) => {
    await limit(world, `coupon:${agent.agent_id}`, { hits: 20, seconds: 15 * 60 })
    const { couponPerMonth, couponRecurs } = await quotePlan(world, agent.agent_id, choice)
    return {
      message: couponMessages[language].applied,
      coupon_discount_amount: toCad(couponPerMonth),
      coupon_recurs: couponRecurs
    }
  })

  serve(
    app,
    world,
    chargeAndWebsite,
    async (account, { agent, idempotencyKey, language }) => {
      await limitCards(world, agent)
      await createAccount(world, agent, account, idempotencyKey)
      return { message: orderStatusMessages[language].created }
    },
    { bodyLimit: ACCOUNT_BODY_MAX }
  )

  serve(app, world, resumeAccount, async (_input, { agent, language }) => {
    await resumeOrder(world, agent.agent_id)
    return { message: orderStatusMessages[language].created }
  })

  serve(app, world, answerChallenge, async (answer, { agent }) => {
    const customer = await customerOf(world.db, agent.agent_id, 'sandbox')
    reportSecurityEvent(world, 'test_door_used', { door: 'sandbox cards' })
    const isAsked = world.cards.kind === 'sandbox' && customer !== undefined
    if (!isAsked || !(await answerSandboxChallenge(world.db, { ...answer, customer }))) {
      throw new Refused(
        messageFrom(billingRefusals, (t) => t.nothingToConfirm),
        404
      )
    }
    return {}
  })
}
