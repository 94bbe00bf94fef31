import type { Hono } from 'hono'
import * as calls from '#contract/plan.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  readStanding,
  resumePlan
} from '../actions/billing/plan-steps.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

export function planRoutes(app: Hono, world: World): void {
  const steps = (agent_id: string) =>
    limit(world, `plan:${agent_id}`, { hits: 60, seconds: 15 * 60 })

  serve(app, world, calls.planStanding, async (_input, { agent }) =>
    readStanding(world, agent.agent_id)
  )

  serve(app, world, calls.pausePlan, async (_input, { agent: { agent_id } }) => {
    await steps(agent_id)
    return { message: calls.PLAN_PAUSED, ...(await pausePlan(world, agent_id)) }
  })

  serve(app, world, calls.resumePlan, async (_input, { agent, idempotencyKey }) => {
    await steps(agent.agent_id)
    const standing = await resumePlan(world, agent.agent_id, idempotencyKey)
    return { message: calls.PLAN_RESUMED, ...standing }
  })

  serve(app, world, calls.cancelPlan, async (_input, { agent: { agent_id } }) => {
    await steps(agent_id)
    return { message: calls.PLAN_CANCELLED, ...(await cancelPlan(world, agent_id)) }
  })

  serve(app, world, calls.keepPlan, async (_input, { agent: { agent_id } }) => {
    await steps(agent_id)
    return { message: calls.PLAN_KEPT, ...(await keepPlan(world, agent_id)) }
  })

  serve(app, world, calls.changeDuration, async ({ duration }, { agent: { agent_id } }) => {
    await steps(agent_id)
    const standing = await changeDuration(world, agent_id, duration)
    return { message: calls.DURATION_CHANGED, ...standing }
  })
}
