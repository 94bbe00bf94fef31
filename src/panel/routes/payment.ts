import type { Hono } from 'hono'
import {
  ACCOUNT_CREATED,
  applyPromoCode,
  chargeAndWebsite,
  createIntent
} from '#contract/payment.ts'
import { IMAGE_DATA_URL_MAX } from '#rules/limits.ts'
import { toCad } from '#rules/money.ts'
import { createAccount } from '../actions/create-account.ts'
import { once } from '../actions/once.ts'
import { quotePlan } from '../actions/quote.ts'
import { openSetup } from '../actions/save-card.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

/** Three pictures and the words around them. */
const ACCOUNT_BODY_MAX = 3 * IMAGE_DATA_URL_MAX + 64_000

export function paymentRoutes(app: Hono, world: World): void {
  serve(app, world, createIntent, async (_input, { agent }) => openSetup(world, agent))

  serve(app, world, applyPromoCode, async (choice, { agent }) => {
    await limit(world, `coupon:${agent.agent_id}`, { hits: 20, seconds: 15 * 60 })
    const { couponPerMonth } = await quotePlan(world, agent.agent_id, choice)
    return {
      message: 'Promo code applied successfully.',
      coupon_discount_amount: toCad(couponPerMonth)
    }
  })

  serve(
    app,
    world,
    chargeAndWebsite,
    async (account, { agent, idempotencyKey }) => {
      const { agent_id } = agent
      const request = { agent_id, key: idempotencyKey, path: chargeAndWebsite.path, body: account }
      await once(world, request, () => createAccount(world, agent, account, idempotencyKey))
      return { message: ACCOUNT_CREATED }
    },
    { bodyLimit: ACCOUNT_BODY_MAX }
  )
}
