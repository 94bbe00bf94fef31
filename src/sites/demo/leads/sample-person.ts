import type { LeadKind, LeadStage } from '#rules/leads/lead-kinds.ts'
import type { SAMPLE_SOURCES } from './sample-sources.ts'

/** Days before the day of seeding, and a time on the agent's clock. */
export type SampleDay = readonly [days: number, time: string]

/** Of that day, minutes before the seeding, so that nothing is in the future. */
export type SampleMoment = SampleDay | { minutes: number }

/** What happened after the person wrote; days of tasks and follow-ups are counted from the day of seeding. */
export type SampleStep = { at: SampleDay } & (
  | { answer: string; subject?: string }
  | { reply: string }
  | { note: string }
  | { task: string; due: number; done?: SampleDay }
  | { stage: LeadStage }
  | { follow_up: number }
  | { agreed: string }
  | { withdraws: true }
  | { merge: string }
)

/** A made-up person of the demo agent's CRM. */
export type SamplePerson = {
  name: string
  /** Empty if they left only a number. */
  email: string
  phone: string
  at: SampleMoment
  kind: Exclude<LeadKind, 'import'>
  message: string
  home?: string
  /** Of the property to be valued. */
  address?: string
  preferred_time?: string
  page?: string
  language?: 'fr'
  source: keyof typeof SAMPLE_SOURCES
  /** They ticked the box for news by email. */
  hasAgreed?: true
  isUnverified?: true
  tags?: readonly string[]
  steps?: readonly SampleStep[]
}
