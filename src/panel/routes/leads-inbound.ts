import type { Hono } from 'hono'
import { receiveInbound } from '../actions/leads/receive-inbound.ts'
import { readUnsubscribe, unsubscribe } from '../actions/leads/unsubscribe.ts'
import { answerFailure, NO_SUCH_CALL } from '../http/answer.ts'
import { clientAddress, trustedProxies } from '../http/client-address.ts'
import { holdingBody } from '../http/held-bodies.ts'
import { limit } from '../http/rate-limit.ts'
import { readText } from '../http/read-body.ts'
import { checkSignature } from '../services/publishing/publish-hook.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** An email of 20 MB in base64, and the rest of its call. */
const BODY_MAX = 28_000_000

/** What email programs post to unsubscribe a person by one press (RFC 8058). */
export function unsubscribeRoute(app: Hono, world: World): void {
  app.post('/hooks/unsubscribe/:token', async (context) => {
    try {
      const found = await readUnsubscribe(world, context.req.param('token'))
      if (!found) throw new Refused(NO_SUCH_CALL, 404)
      if (found.email) await unsubscribe(world, found.email)
      return context.json({ api_status: 0 })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

/** Brings emails to our inbound domain (Standard Webhooks). Without its settings it answers 404. */
export function inboundEmailRoute(app: Hono, world: World): void {
  const proxies = trustedProxies(world.settings.trustedProxies)
  app.post('/hooks/inbound-email', async (context) => {
    try {
      const { inbound } = world.settings
      if (!inbound) throw new Refused(NO_SUCH_CALL, 404)
      const ip = clientAddress(context, proxies)
      await limit(world, `inbound:${ip}`, { hits: 600, seconds: 60 })
      await holdingBody(ip, async (hold) => {
        const body = await readText(context.req.raw, BODY_MAX, hold)
        checkSignature(inbound.secret, body, (name) => context.req.header(name))
        await receiveInbound(world, body)
      })
      return context.json({ api_status: 0 })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}
