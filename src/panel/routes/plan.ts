import type { Hono } from 'hono'
import * as calls from '#contract/billing/plan.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  readStanding,
  resumePlan
} from '../actions/billing/plan-steps.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

export function planRoutes(app: Hono, world: World): void {
  const steps = (agent_id: string) =>
    limit(world, `plan:${agent_id}`, { hits: 60, seconds: 15 * 60 })

  serve(app, world, calls.planStanding, async (_input, { agent }) =>
    readStanding(world, agent.agent_id)
  )

  serve(app, world, calls.pausePlan, async (_input, { agent: { agent_id }, language, request }) => {
    await steps(agent_id)
    return inOneTransaction(world, request, async (inside) => ({
      message: planOutcomeMessages[language].pause,
      ...(await pausePlan(inside, agent_id))
    }))
  })

  serve(
    app,
    world,
    calls.resumePlan,
    async (_input, { agent: { agent_id }, idempotencyKey, language, request }) => {
      await steps(agent_id)
      const { renew, resume: resumed } = planOutcomeMessages[language]
      const { isRenewed, ...standing } = await resumePlan(
        world,
        agent_id,
        idempotencyKey,
        (resume) =>
          inOneTransaction(world, request, async (inside) => ({
            message: resumed,
            ...(await resume(inside))
          }))
      )
      return { ...standing, message: isRenewed ? renew : resumed }
    }
  )

  serve(
    app,
    world,
    calls.cancelPlan,
    async (_input, { agent: { agent_id }, language, request }) => {
      await steps(agent_id)
      return inOneTransaction(world, request, async (inside) => ({
        message: planOutcomeMessages[language].cancel,
        ...(await cancelPlan(inside, agent_id))
      }))
    }
  )

  serve(app, world, calls.keepPlan, async (_input, { agent: { agent_id }, language, request }) => {
    await steps(agent_id)
    return inOneTransaction(world, request, async (inside) => ({
      message: planOutcomeMessages[language].keep,
      ...(await keepPlan(inside, agent_id))
    }))
  })

  serve(
    app,
    world,
    calls.changeDuration,
    async ({ duration }, { agent: { agent_id }, language, request }) => {
      await steps(agent_id)
      return inOneTransaction(world, request, async (inside) => ({
        message: planOutcomeMessages[language]['change-duration'],
        ...(await changeDuration(inside, agent_id, duration))
      }))
    }
  )
}
