import type { Hono } from 'hono'
import { handlePublishHook } from '../actions/publishing/handle-publish-hook.ts'
import { readRun } from '../actions/publishing/run-to-wire.ts'
import { answerFailure, NO_SUCH_CALL } from '../http/answer.ts'
import { hasBearerSecret } from '../http/bearer-secret.ts'
import { clientAddress, trustedProxies } from '../http/client-address.ts'
import { holdingBody } from '../http/held-bodies.ts'
import { limit } from '../http/rate-limit.ts'
import { readText } from '../http/read-body.ts'
import { checkSignature } from '../services/publishing/publish-hook.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const BODY_MAX = 10_000

/** The publish hook (Standard Webhooks). Without a secret it answers 404. */
export function hookRoutes(app: Hono, world: World): void {
  const { publishSecret, siteUrl, trustedProxies: trusted } = world.settings
  const proxies = trustedProxies(trusted)

  app.post('/hooks/publish', async (context) => {
    try {
      if (publishSecret === undefined) throw notFound()
      const ip = clientAddress(context, proxies)
      await limit(world, `hook:${ip}`, { hits: 120, seconds: 60 })
      const body = await holdingBody(ip, (hold) => readText(context.req.raw, BODY_MAX, hold))
      const call = checkSignature(publishSecret, body, (name) => context.req.header(name))
      const run_id = await handlePublishHook(world, { ...call, body })
      const status_url = `${siteUrl}/hooks/publish/${run_id}`
      context.header('Location', status_url)
      return context.json({ api_status: 0, run_id, status_url }, 202)
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })

  app.get('/hooks/publish/:run_id', async (context) => {
    try {
      if (!hasBearerSecret(context.req.header('authorization'), publishSecret)) throw notFound()
      const run_id = context.req.param('run_id')
      // No run has the number 0.
      const run = await readRun(world.db, /^\d{1,9}$/.test(run_id) ? Number(run_id) : 0)
      return context.json({ api_status: 0, run })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

function notFound(): Refused {
  return new Refused(NO_SUCH_CALL, 404)
}
