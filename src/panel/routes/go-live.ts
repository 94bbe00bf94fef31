import type { Hono } from 'hono'
import { confirmTestLead, goLive, sendTestLead } from '#contract/websites/go-live.ts'
import { saveAgreement } from '#contract/accounts/agreement.ts'
import { goLiveMessages } from '#messages/go-live.ts'
import {
  recordAgreement,
  queueTestLead,
  readGoLive,
  redeemTestLead
} from '../actions/websites/go-live.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

const HOUR = 60 * 60

export function goLiveRoutes(app: Hono, world: World): void {
  serve(app, world, goLive, (_input, { agent }) => readGoLive(world, agent))

  serve(app, world, saveAgreement, async (agreement, { agent }) => {
    await recordAgreement(world, agent, agreement)
    return readGoLive(world, agent)
  })

  serve(app, world, sendTestLead, async (_input, { agent, language, request }) => {
    await limit(world, `lead:${agent.agent_id}`, { hits: 5, seconds: HOUR })
    return inOneTransaction(world, request, async (inside) => {
      await queueTestLead(inside, agent)
      return { message: goLiveMessages[language].leadSent, ...(await readGoLive(inside, agent)) }
    })
  })

  serve(app, world, confirmTestLead, async ({ code }, { agent, language, request }) => {
    await limit(world, `lead-received:${agent.agent_id}`, { hits: 20, seconds: HOUR })
    return inOneTransaction(world, request, async (inside) => {
      await redeemTestLead(inside, agent.agent_id, code)
      return {
        message: goLiveMessages[language].leadReceived,
        ...(await readGoLive(inside, agent))
      }
    })
  })
}
