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

/** The plan's status, and what each change would cost. */
export const planControl = loader('plan', planStanding)

export type PlanChange = 'pause' | 'resume' | 'cancel' | 'keep' | { duration: Duration }

/** Makes a change that the agent has confirmed; false if the panel refused it, which a toast says. */
export async function changePlan(change: PlanChange): Promise<boolean> {
  const { action, done, send } = actionOf(change)
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

function actionOf(change: PlanChange): {
  action: Action
  done: string
  send: () => Promise<Outcome<AnswerOf<typeof planStanding>>>
} {
  if (typeof change === 'object') {
    return {
      action: 'changeDuration',
      done: DURATION_CHANGED,
      send: () => call(changeDuration, change)
    }
  }
  return { action: change, ...ACTIONS[change] }
}

const ACTIONS = {
  pause: { done: PLAN_PAUSED, send: () => call(pausePlan, {}) },
  resume: { done: PLAN_RESUMED, send: () => call(resumePlan, {}) },
  cancel: { done: PLAN_CANCELLED, send: () => call(cancelPlan, {}) },
  keep: { done: PLAN_KEPT, send: () => call(keepPlan, {}) }
}
