import { MESSAGE_FORM_KINDS } from '../websites/site-form.ts'
import type { LeadKind, LeadStage } from './lead-kinds.ts'

type Origin = { kind: LeadKind; is_entered: boolean }
type Times = { stage: LeadStage; received_at: Date; first_answer_at: Date | null }
export type AnswerTime = { state: 'answered' | 'waiting'; minutes: number }

const MINUTE_MS = 60_000

/** Whether a visitor wrote it: an agent's entry had its answer before, and saving a search asks nothing. */
export function isMessage({ is_entered, kind }: Origin): boolean {
  return !is_entered && MESSAGE_FORM_KINDS.some((one) => one === kind)
}

/** In minutes, rounded as the report rounds them: how long a message waited for its first answer, or has waited so far; one that was moved on waits no more. */
export function answerTime(lead: Origin & Times, now: Date): AnswerTime | undefined {
  const { first_answer_at, received_at, stage } = lead
  if (!isMessage(lead)) return undefined
  if (!first_answer_at && stage !== 'new') return undefined
  const until = first_answer_at ?? now
  const minutes = Math.round((until.getTime() - received_at.getTime()) / MINUTE_MS)
  return { state: first_answer_at ? 'answered' : 'waiting', minutes: Math.max(0, minutes) }
}
