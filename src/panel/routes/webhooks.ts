import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import { hearNews } from '../actions/billing/handle-webhook.ts'
import { answerFailure } from '../http/answer.ts'
import { readText } from '../http/read-body.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** An event carries the whole of what it is about. */
const NEWS_BODY_MAX = 512_000

/** Stripe takes silence for a failure. What takes longer goes on, and is found done when it is told again. */
const PATIENCE_MS = 8000

/** Where Stripe tells of events by itself. No call of the contract: no browser makes it, and its body is signed as it is. */
export function cardNewsRoutes(app: Hono, world: World): void {
  app.post('/stripe/webhook', async (context) => {
    try {
      if (!world.cards.readNews) throw new Refused('There is no such call.', 404)
      const body = await readText(context.req.raw, NEWS_BODY_MAX)
      const signature = context.req.header('stripe-signature') ?? ''
      const news = world.cards.readNews({ body, signature, now: world.clock() })
      await Promise.race([hearNews(world, news), tooSlow()])
      return context.json({ api_status: 0 })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

async function tooSlow(): Promise<never> {
  await pause(PATIENCE_MS, undefined, { ref: false })
  throw new Refused('Please tell it again.', 503, { retryAfter: 60 })
}
