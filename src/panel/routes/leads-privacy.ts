import type { Hono } from 'hono'
import { answerPrivacyRequest, privacyRequests } from '#contract/leads/privacy-requests.ts'
import { leadAccess } from '../actions/leads/lead-access.ts'
import { answerRequest } from '../actions/leads/requests/answer-request.ts'
import { readRequests } from '../actions/leads/requests/write-request.ts'
import { limitLeadChanges } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

/** Visitors' requests about their data. As answers send or erase everything, they are the owner's. */
export function privacyRoutes(app: Hono, world: World): void {
  serve(app, world, privacyRequests, async (_input, { agent }) =>
    readRequests(world, await leadAccess(world, agent, 'erase'))
  )
  serve(app, world, answerPrivacyRequest, async (wish, { agent }) => {
    await limitLeadChanges(world, agent)
    const access = await leadAccess(world, agent, 'erase')
    await answerRequest(world, access, wish)
    return readRequests(world, access)
  })
}
