import type { LeadStage } from './lead-kinds.ts'

type Times = { stage: LeadStage; received_at: Date; first_answer_at: Date | null }
export type AnswerTime = { state: 'answered' | 'waiting'; minutes: number }

const MINUTE_MS = 60_000

/** How long a lead waited for its first answer, or has waited so far; a lead that was moved on waits no more. */
export function answerTime(
  { first_answer_at, received_at, stage }: Times,
  now: Date
): AnswerTime | undefined {
  if (!first_answer_at && stage !== 'new') return undefined
  const until = first_answer_at ?? now
  const minutes = Math.floor((until.getTime() - received_at.getTime()) / MINUTE_MS)
  return { state: first_answer_at ? 'answered' : 'waiting', minutes: Math.max(0, minutes) }
}
