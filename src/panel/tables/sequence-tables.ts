import type { ColumnType, Generated } from 'kysely'
import type { MessageFormKind } from '#rules/websites/site-form.ts'
import type { SequenceEnd, SequenceStep } from '#rules/leads/sequences.ts'
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts'

export type SequencesTable = {
  sequence_id: string
  website_id: number
  name: string
  /** Of the letters; inquiries in this language start it. */
  language: 'en' | 'fr'
  /** The inquiries that start it. */
  kinds: Json<MessageFormKind[]>
  /** By day. */
  steps: Json<SequenceStep[]>
  is_on: Generated<boolean>
  version: Generated<number>
  created: Moment
  updated: Moment
}

/** A person in a sequence. It outlives their erasure as a number. */
export type SequenceEnrolmentsTable = {
  enrolment_id: Generated<string>
  website_id: number
  sequence_id: string
  /** The lead that joined, which may be merged into another; null once the person is erased. */
  lead_id: Maybe<string>
  joined_at: Moment
  /** The steps whose emails were sent. */
  done: ColumnType<string[], string | undefined, string>
  /** The day of the last of them, counted from joining. */
  last_day: Maybe<number>
  /** When the next email is due; null while one is being sent, and at the end. */
  next_at: MaybeMoment
  ended_at: MaybeMoment
  ended: Maybe<SequenceEnd>
}
