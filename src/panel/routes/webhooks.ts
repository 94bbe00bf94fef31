import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { handleWebhook } from '../actions/billing/handle-webhook.ts'
import { answerFailure, NO_SUCH_CALL } from '../http/answer.ts'
import { clientAddress, trustedProxies } from '../http/client-address.ts'
import { holdingBody } from '../http/held-bodies.ts'
import { readText } from '../http/read-body.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Events contain the whole object they are about. */
const WEBHOOK_BODY_MAX = 512_000

/** Stripe treats a late response as a failure. Slow work continues, and its redelivery finds it done. */
const RESPONSE_MS = 8000

/** Stripe's webhook. Not in the contract, since no browser calls it and its raw body is signed. */
export function webhookRoutes(app: Hono, world: World): void {
  const proxies = trustedProxies(world.settings.trustedProxies)
  app.post('/stripe/webhook', async (context) => {
    try {
      if (!world.cards.parseWebhook) throw new Refused(NO_SUCH_CALL, 404)
      const body = await holdingBody(clientAddress(context, proxies), (hold) =>
        readText(context.req.raw, WEBHOOK_BODY_MAX, hold)
      )
      const signature = context.req.header('stripe-signature') ?? ''
      const event = world.cards.parseWebhook({ body, signature, now: world.clock() })
      await Promise.race([handleWebhook(world, event), tooSlow()])
      return context.json({ api_status: 0 })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

async function tooSlow(): Promise<never> {
  await pause(RESPONSE_MS, undefined, { ref: false })
  throw new Refused(
    messageFrom(requestRefusals, (t) => t.redeliver),
    503,
    { retryAfter: 60 }
  )
}
