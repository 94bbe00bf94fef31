import type { Hono } from 'hono'
import { hearNews } from '../actions/hear-news.ts'
import { answerFailure } from '../http/answer.ts'
import { readText } from '../http/read-body.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** An event carries the whole of what it is about. */
const NEWS_BODY_MAX = 512_000

/** Where Stripe tells of events by itself. No call of the contract: no browser makes it, and its body is signed as it is. */
export function cardNewsRoutes(app: Hono, world: World): void {
  app.post('/stripe/webhook', async (context) => {
    try {
      if (!world.cards.readNews) throw new Refused('There is no such call.', 404)
      const body = await readText(context.req.raw, NEWS_BODY_MAX)
      const signature = context.req.header('stripe-signature') ?? ''
      const news = world.cards.readNews({ body, signature, now: world.clock() })
      await hearNews(world, news)
      return context.json({ api_status: 0 })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}
