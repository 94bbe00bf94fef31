import type { Hono } from 'hono'
import * as calls from '#contract/billing/plan.ts'
import type { PlanStatus } from '#contract/billing/plan.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import type { PlanStep } from '#rules/plan/plan-control.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  type PlanCaller,
  readPlanStatus,
  resumePlan
} from '../actions/billing/plan-steps.ts'
import type { Member } from '../http/caller.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { World } from '../services/world.ts'

export function planRoutes(app: Hono, world: World): void {
  const limitSteps = (agent_id: string) =>
    limit(world, `plan:${agent_id}`, { hits: 60, seconds: 15 * 60 })
  const step = async (
    { agent: { agent_id }, language, request }: Member,
    name: Exclude<PlanStep, 'resume'>,
    take: (inside: World, caller: PlanCaller) => Promise<PlanStatus>
  ) => {
    await limitSteps(agent_id)
    return inOneTransaction(world, request, async (inside) => ({
      message: planOutcomeMessages[language][name],
      ...(await take(inside, { agent_id, language }))
    }))
  }

  serve(app, world, calls.planStatus, async (_input, { agent: { agent_id }, language }) =>
    readPlanStatus(world, { agent_id, language })
  )
  serve(app, world, calls.pausePlan, (_input, caller) => step(caller, 'pause', pausePlan))
  serve(app, world, calls.cancelPlan, (_input, caller) => step(caller, 'cancel', cancelPlan))
  serve(app, world, calls.keepPlan, (_input, caller) => step(caller, 'keep', keepPlan))
  serve(app, world, calls.changeDuration, ({ duration }, caller) =>
    step(caller, 'change-duration', (inside, asking) => changeDuration(inside, asking, duration))
  )

  serve(
    app,
    world,
    calls.resumePlan,
    async (_input, { agent: { agent_id }, idempotencyKey, language, request }) => {
      await limitSteps(agent_id)
      const { renew, resume: resumed } = planOutcomeMessages[language]
      const asking = { agent_id, language }
      const { isRenewed, ...status } = await resumePlan(world, asking, idempotencyKey, (resume) =>
        inOneTransaction(world, request, async (inside) => ({
          message: resumed,
          ...(await resume(inside))
        }))
      )
      return { ...status, message: isRenewed ? renew : resumed }
    }
  )
}
