import { reportFailure } from '../failures.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import type { Duration } from '#rules/limits.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import {
  cancelPlan,
  changeDuration,
  keepPlan,
  pausePlan,
  planStatus,
  resumePlan
} from '#contract/billing/plan.ts'
import { call } from '#gateways/panel.ts'
import type { PlanStep } from '#rules/plan/plan-control.ts'
import { loader } from '../loaded.ts'
import { reloadAfter, type Action } from '../reload-after.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** The plan's status, and what each change would cost. */
export const planControl = loader('plan', planStatus)

export type PlanChange = 'pause' | 'resume' | 'cancel' | 'keep' | { duration: Duration }

/** Makes a change that the agent has confirmed; false if the panel refused it, which a toast says. */
export async function changePlan(change: PlanChange): Promise<boolean> {
  const { action, send, step } = actionOf(change)
  const outcome = await send()
  if (outcome.ok) {
    planControl.put(outcome.value)
    toast('success', messagesOf(planOutcomeMessages)[step])
  } else {
    reportFailure(outcome)
    await planControl.reload()
  }
  await reloadAfter(action)
  return outcome.ok
}

function actionOf(change: PlanChange): {
  action: Action
  step: PlanStep
  send: () => Promise<Outcome<AnswerOf<typeof planStatus>>>
} {
  if (typeof change === 'object') {
    return {
      action: 'changeDuration',
      step: 'change-duration',
      send: () => call(changeDuration, change)
    }
  }
  return { action: change, step: change, send: SEND[change] }
}

const SEND = {
  pause: () => call(pausePlan, {}),
  resume: () => call(resumePlan, {}),
  cancel: () => call(cancelPlan, {}),
  keep: () => call(keepPlan, {})
}
