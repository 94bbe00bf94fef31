import type { Generated } from 'kysely'
import type { Audience } from '#rules/leads/audience.ts'
import type { BulkEmailState, CampaignState } from '#rules/leads/campaigns.ts'
import type { AlertHome } from '#rules/listings/saved-search.ts'
import type { Json, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

export type CampaignsTable = {
  campaign_id: string
  website_id: number
  name: string
  subject: string
  /** Sanitised HTML with placeholders. */
  body: string
  /** Of what surrounds the letter. */
  language: 'en' | 'fr'
  audience: Json<Audience>
  version: Generated<number>
  state: Generated<CampaignState>
  send_at: MaybeMoment
  started_at: MaybeMoment
  ended_at: MaybeMoment
  created: Moment
  updated: Moment
}

/**
 * An email to one person, of a campaign, a sequence's step or a saved search. It holds no address, so it
 * outlives the person's erasure.
 */
export type BulkEmailsTable = {
  bulk_email_id: Generated<string>
  website_id: number
  campaign_id: Maybe<string>
  sequence_id: Maybe<string>
  enrolment_id: Maybe<string>
  step_id: Maybe<string>
  saved_search_id: Maybe<string>
  /** What an alert tells of; null for any other email. */
  homes: MaybeJson<AlertHome[]>
  /** 'YYYY-MM-DD' on the agent's clock; an address gets one sequence's email a day. */
  day: Maybe<string>
  /** Null once the person is erased. */
  lead_id: Maybe<string>
  email_hash: string
  language: 'en' | 'fr'
  state: Generated<BulkEmailState>
  /** Within its campaign, or its website's due steps: large ones don't hold up small ones. */
  place: number
  due_at: Moment
  /** Until when a process is about to send it. */
  claimed_until: MaybeMoment
  /** Those that the email server didn’t take; what a process died with isn’t counted. */
  tries: Generated<number>
  sent_at: MaybeMoment
  unsubscribed_at: MaybeMoment
  answered_at: MaybeMoment
}
