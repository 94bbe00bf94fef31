import type { ColumnType, Generated } from 'kysely'
import type { LeadEventData, LeadEventKind } from '#rules/leads/lead-events.ts'
import type { ConnectorKind } from '#rules/leads/connectors.ts'
import type { FormCheckStep } from '#rules/leads/form-check.ts'
import type { LeadKind, LeadStage } from '#rules/leads/lead-kinds.ts'
import type { LeadSource } from '#rules/leads/lead-source.ts'
import type { MergeGave } from '#rules/leads/merge-leads.ts'
import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import type { Json, Made, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

type Language = 'en' | 'fr'

/** One row for each inquiry; the leads of one person are merged into one of them. */
export type LeadsTable = {
  lead_id: Generated<string>
  website_id: number
  kind: LeadKind
  name: string
  /** As it was given; `email_key` and `phone_key` are compared. */
  email: Generated<string>
  phone: Generated<string>
  email_key: Generated<string>
  phone_key: Generated<string>
  /** Of the property to be valued. */
  address: Generated<string>
  message: Generated<string>
  listing_id: Maybe<string>
  /** The home asked about, in the words of its page. */
  home: Generated<string>
  /** When the visitor wants a showing or a call, as they put it. */
  preferred_time: Generated<string>
  /** The path of the form's page. */
  page: Generated<string>
  language: Language
  source: ColumnType<LeadSource, string | undefined, string>
  /** Whether the human check was passed; without script only the form's token is checked. */
  verified: boolean
  /** Sent by the agent's own test or the nightly watchdog: counted nowhere. */
  is_test: Generated<boolean>
  /** Added or imported by an agent, whatever it is about: no visitor sent it. */
  is_entered: Generated<boolean>
  stage: Generated<LeadStage>
  /** 'YYYY-MM-DD'. */
  follow_up_on: Maybe<string>
  /** The agent of the team who has this lead; null while nobody has. */
  assigned_to: Maybe<string>
  received_at: Moment
  first_answer_at: MaybeMoment
  /** Of its newest event. */
  last_activity_at: Moment
  /** The person's main lead; null for that one. */
  merged_into: Maybe<string>
  /** The lead that the agent merged it into; it may have been merged further. */
  merged_via: Maybe<string>
  merge_gave: MaybeJson<MergeGave>
  erased_at: MaybeMoment
  /** The form's token: the same form sent twice is one lead. */
  request_key: Maybe<string>
  /** Its texts in lower case without accents, which the database makes. */
  search: Made<string>
  /** What the list is filtered by; the database makes it of `source`. */
  source_name: Made<string>
}

/** The timeline. Rows are added, never changed; only an erasure removes them. */
export type LeadEventsTable = {
  event_id: Generated<string>
  website_id: number
  lead_id: string
  kind: LeadEventKind
  /** `LeadEventData` of the rules, by its kind. */
  data: Json<LeadEventData[LeadEventKind]>
  /** The agent who did it; null for the visitor and the product. */
  by_agent: Maybe<string>
  at: Moment
}

/** The exact texts that visitors agreed to, named by SHA-256 of language and text. */
export type ConsentTextsTable = { text_id: string; language: Language; text: string }

export type LeadConsentsTable = {
  consent_id: Generated<string>
  website_id: number
  lead_id: string
  kind: ConsentKind
  text_id: Maybe<string>
  language: Language
  given_at: Moment
  /** Null with an express consent, which holds until it is withdrawn. */
  ends_at: MaybeMoment
  withdrawn_at: MaybeMoment
  /** How it was given, as the agent recorded it; empty for one given on the website. */
  how: Generated<string>
}

/** People who are not to come back by an import: HMACs of their email addresses and phone numbers. */
export type ErasedPeopleTable = { website_id: number; hash: string; erased_at: Moment }

/** Leads of two people that the agent keeps apart; each pair is here in both orders. */
export type LeadsApartTable = { website_id: number; lead_id: string; other_id: string }

export type LeadSettingsTable = {
  website_id: number
  morning_summary: Generated<boolean>
  /** Told if emails to the first address come back; empty if there is none. */
  second_address: Generated<string>
  /** The agent's day for which the last summary was made, whether it was sent or empty. */
  summary_day: Maybe<string>
  /** When it was made: the next one tells of what came since. */
  summary_at: MaybeMoment
  monthly_report: Generated<boolean>
  /** The month whose report was made last, 'YYYY-MM'. */
  report_month: Maybe<string>
}

export type LeadTagsTable = { website_id: number; lead_id: string; tag: string }

export type LeadTasksTable = {
  task_id: Generated<string>
  website_id: number
  lead_id: string
  title: string
  /** 'YYYY-MM-DD'. */
  due_on: Maybe<string>
  done_at: MaybeMoment
  created: Moment
}

/** Where a website's leads are passed on. */
export type LeadConnectorsTable = {
  website_id: number
  kind: ConnectorKind
  /** The webhook's address; empty for Follow Up Boss. */
  url: Generated<string>
  /** The webhook's secret or the API key, sealed. */
  sealed: string
  /** The secret before it, which signs as well until then. */
  previous_sealed: Maybe<string>
  previous_until: MaybeMoment
  /** False once the receiver said that it is gone. */
  is_on: Generated<boolean>
  updated: Moment
}

/** The last email to an agent about a lead that came back, until one arrives at the address. */
export type LeadBouncesTable = {
  website_id: number
  address: string
  /** The server's status code. */
  code: string
  bounced_at: Moment
}

/** The last test of each website's form, by the agent and by the nightly watchdog. */
export type FormChecksTable = {
  website_id: number
  checked_by: 'agent' | 'watchdog'
  state: 'failed' | 'passed'
  /** The step that failed. */
  step: FormCheckStep | ''
  checked_at: ColumnType<Date, Date, Date>
}

/** Each way that a lead is passed on to the agent, once. */
export type LeadDeliveriesTable = {
  delivery_id: Generated<string>
  website_id: number
  lead_id: string
  channel: 'email' | 'follow_up_boss' | 'webhook'
  /** 'held' is left for the daily summary. */
  state: Generated<'delivered' | 'failed' | 'held' | 'waiting'>
  tries: Generated<number>
  /** The receiver's last status code, or a word for why there was none. */
  last_code: Generated<string>
  updated: Moment
}

/** Filters of the list that the agent has named. */
export type LeadViewsTable = {
  view_id: Generated<string>
  website_id: number
  name: string
  filters: Json<Record<string, string>>
  created: Moment
}
