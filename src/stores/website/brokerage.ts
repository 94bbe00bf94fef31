import type { InputOf, Outcome } from '#contract/endpoint.ts'
import {
  brokerageMoves,
  cancelMove as cancelCall,
  planMove as planCall
} from '#contract/websites/brokerage-moves.ts'
import { siteDraft } from '#contract/websites/site-builder.ts'
import {
  askForStamp as askCall,
  revokeStamp as revokeCall,
  siteStamps
} from '#contract/websites/site-stamps.ts'
import { call } from '#gateways/panel.ts'
import { brokerageMessages } from '#messages/brokerage.ts'
import { reportFailure } from '../failures.ts'
import { loader } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const edited = loader('editedSite', siteDraft)
export const stamps = loader('stamps', siteStamps)
export const moves = loader('moves', brokerageMoves)

/** What was refused, by field; undefined after a success. */
type Wrong = Record<string, string> | undefined

export async function askForStamp(asked: InputOf<typeof askCall>): Promise<Wrong> {
  const outcome = await call(askCall, asked)
  return take(outcome, stamps, messagesOf(brokerageMessages).stamps.asked)
}

export async function revokeStamp(stamp_id: number): Promise<Wrong> {
  return take(await call(revokeCall, { stamp_id }), stamps)
}

export async function planMove(plan: InputOf<typeof planCall>): Promise<Wrong> {
  return take(await call(planCall, plan), moves, messagesOf(brokerageMessages).move.planned)
}

export async function cancelMove(): Promise<Wrong> {
  return take(await call(cancelCall, {}), moves)
}

function take<Value>(
  outcome: Outcome<Value>,
  shown: { put: (value: Value) => void },
  done?: string
): Wrong {
  if (!outcome.ok) {
    if (!outcome.errors) reportFailure(outcome)
    return outcome.errors ?? {}
  }
  shown.put(outcome.value)
  if (done !== undefined) toast('success', done)
  return undefined
}
