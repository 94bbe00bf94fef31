import { reportFailure } from '../failures.ts'
import type { Duration } from '#rules/limits.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import {
  cancelPlan,
  changeDuration,
  DURATION_CHANGED,
  keepPlan,
  pausePlan,
  PLAN_CANCELLED,
  PLAN_KEPT,
  PLAN_PAUSED,
  PLAN_RESUMED,
  planStanding,
  resumePlan
} from '#contract/billing/plan.ts'
import { call } from '#gateways/panel.ts'
import { loader } from '../loaded.ts'
import { reloadAfter, type Action } from '../reload-after.ts'
import { toast } from '../site/toasts.ts'

/** How the plan stands, and what each step would cost before it is taken. */
export const planControl = loader('plan', planStanding)

export type PlanMove = 'pause' | 'resume' | 'cancel' | 'keep' | { duration: Duration }

/** Takes the step that the agent has agreed to; false if the panel refused it, which is told. */
export async function movePlan(move: PlanMove): Promise<boolean> {
  const { action, done, send } = deedOf(move)
  const outcome = await send()
  if (outcome.ok) {
    planControl.put(outcome.value)
    toast('success', done)
  } else {
    reportFailure(outcome)
    await planControl.reload()
  }
  await reloadAfter(action)
  return outcome.ok
}

function deedOf(move: PlanMove): {
  action: Action
  done: string
  send: () => Promise<Outcome<AnswerOf<typeof planStanding>>>
} {
  if (typeof move === 'object') {
    return {
      action: 'changeDuration',
      done: DURATION_CHANGED,
      send: () => call(changeDuration, move)
    }
  }
  return { action: move, ...DEEDS[move] }
}

const DEEDS = {
  pause: { done: PLAN_PAUSED, send: () => call(pausePlan, {}) },
  resume: { done: PLAN_RESUMED, send: () => call(resumePlan, {}) },
  cancel: { done: PLAN_CANCELLED, send: () => call(cancelPlan, {}) },
  keep: { done: PLAN_KEPT, send: () => call(keepPlan, {}) }
}
