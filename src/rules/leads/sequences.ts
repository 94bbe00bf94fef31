import { ENDED_STAGES, type LeadStage } from './lead-kinds.ts'
import type { Suppression } from './suppression.ts'

/** One email of a sequence, some days after a person joined it. */
export type SequenceStep = {
  /** Stays when the step is edited or moved. */
  step_id: string
  day: number
  subject: string
  /** Sanitised HTML with placeholders. */
  body: string
}

/** Why a person isn't in a sequence any more. */
export const SEQUENCE_ENDS = [
  /** Every email was sent. */
  'finished',
  /** They replied by email. */
  'answered',
  /** They sent another message from the website. */
  'wrote',
  /** The agent answered, or moved them to a stage that says so. */
  'contacted',
  'unsubscribed',
  'bounced',
  'no_consent',
  'no_address',
  /** Their stage is closed or lost. */
  'closed',
  /** The agent took them out. */
  'removed',
  /** The agent turned the sequence off. */
  'off',
  /** They were merged into a person who is in one already. */
  'merged',
  /** The email server didn't take an email in all its tries. */
  'failed',
  'erased'
] as const
export type SequenceEnd = (typeof SEQUENCE_ENDS)[number]

/** The ends that count as an answer of the person. */
export const ANSWERED_ENDS: readonly SequenceEnd[] = ['answered', 'wrote']

export const SEQUENCE_STEPS_MAX = 20
export const SEQUENCE_DAY_MAX = 365
/** Of a website. */
export const SEQUENCES_MAX = 50

/** A person who wrote within this time is known already, so another message isn't a new inquiry. */
export const NEW_INQUIRY_MONTHS = 6

/**
 * Why a person who gets this stage leaves their sequence. There is no log of calls: an agent who talked
 * with somebody moves them on from the first stage.
 */
export function endByStage(stage: LeadStage): SequenceEnd | undefined {
  if (ENDED_STAGES.includes(stage)) return 'closed'
  return stage === 'new' ? undefined : 'contacted'
}

/** Why a person may not be written to, once no consent allows it. */
export function endWithoutConsent(suppression: Suppression | undefined): SequenceEnd {
  if (!suppression) return 'no_consent'
  return suppression.reason === 'bounced' ? 'bounced' : 'unsubscribed'
}

/** Whether each step comes on a later day than the one before. */
export function daysIncrease(days: readonly number[]): boolean {
  return days.every((day, at) => at === 0 || day > (days[at - 1] ?? day))
}
