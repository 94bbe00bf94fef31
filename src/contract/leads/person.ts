import * as v from 'valibot'
import { CONSENT_KINDS } from '#rules/leads/consent-clock.ts'
import { SUPPRESSION_REASONS } from '#rules/leads/suppression.ts'
import { done, endpoint } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { rowId } from '../fields.ts'
import { day, Lead, leadId, LeadKind, LeadStage } from './lead.ts'
import { VisitorRequest } from './privacy-requests.ts'
import { InBoth, Timeline } from './lead-events.ts'

/** One person of the CRM: their main lead with all that was merged into it. */

export const LeadTask = v.object({
  task_id: v.pipe(v.string(), v.uuid()),
  title: v.string(),
  due_on: v.nullable(day),
  done_at: v.nullable(isoDate)
})
export type LeadTask = v.InferOutput<typeof LeadTask>

const MergedLead = v.object({
  lead_id: leadId,
  kind: LeadKind,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  received_at: isoDate,
  /** False for one that was merged into this lead before: it is separated from there. */
  can_separate: v.boolean()
})

const Duplicate = v.object({
  lead_id: leadId,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  stage: LeadStage,
  received_at: isoDate,
  /** The agent has said that they are two people. */
  is_apart: v.boolean()
})

const EmailConsent = v.object({
  /** Why they may be sent commercial messages; null if they may not. */
  basis: v.nullable(
    v.object({
      kind: v.picklist(CONSENT_KINDS),
      since: isoDate,
      /** Null for an express consent, which holds until it is withdrawn. */
      until: v.nullable(isoDate)
    })
  ),
  /** Why their address may not be written to, whatever they agreed to; null if it may, or agreed since. */
  stopped: v.nullable(v.object({ reason: v.picklist(SUPPRESSION_REASONS), at: isoDate })),
  withdrawn_at: v.nullable(isoDate),
  /** They agreed, but with a message that is unverified, so that it doesn't count. */
  is_unverified: v.boolean(),
  /** Until when to ask for an express consent; null while there is time, or no need. */
  ask_until: v.nullable(isoDate)
})

const PersonSequence = v.object({
  sequence_id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  joined_at: isoDate,
  /** Null while an email is on its way. */
  next_at: v.nullable(isoDate),
  sent: v.number(),
  steps: v.number()
})

const SavedSearch = v.object({
  saved_search_id: v.pipe(v.string(), v.uuid()),
  /** The search in words. */
  said: InBoth,
  /** Where it opens on the website. */
  url: v.string(),
  confirmed_at: isoDate,
  /** Of the last email; null before the first. */
  sent_at: v.nullable(isoDate)
})

const Registration = v.object({
  registration_id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  registered_at: isoDate,
  expires_at: isoDate,
  is_expired: v.boolean(),
  /** When the agent ended it; null while it is open. */
  ended_at: v.nullable(isoDate),
  /** Of the last acceptance. */
  terms_version: v.string(),
  accepted_at: isoDate,
  /** The text as they accepted it; paragraphs are divided by empty lines. */
  terms: v.string()
})

export const Person = v.object({
  /** The main lead. */
  lead: Lead,
  /** Of the earliest of the person's leads. */
  first_received_at: isoDate,
  merged: v.array(MergedLead),
  /** Other people of the website with the same email address or phone number. */
  duplicates: v.array(Duplicate),
  consent: EmailConsent,
  /** Whether the human check knows them for a person, the agent does, or nobody yet. */
  human: v.picklist(['checked', 'marked', 'unverified']),
  /** The sequence that they are in; null if none. */
  sequence: v.nullable(PersonSequence),
  /** The sequences that are on. */
  sequences: v.array(v.object({ sequence_id: v.pipe(v.string(), v.uuid()), name: v.string() })),
  /** Whose new homes they are emailed. */
  saved_searches: v.array(SavedSearch),
  /** For homes that only registered visitors see. */
  registrations: v.array(Registration),
  /** What they asked of their data, the newest first. */
  privacy_requests: v.array(VisitorRequest),
  /** Open ones by due day, then the last ones that were done. */
  tasks: v.array(LeadTask),
  /** The website's tags that this person doesn't have. */
  tag_suggestions: v.array(v.string()),
  /** Who can have them: the team's owner and members. */
  members: v.array(v.object({ agent_id: leadId, name: v.string() })),
  /** Today, on the agent's clock. */
  today: day,
  timeline: Timeline
})
export type Person = v.InferOutput<typeof Person>

export const PersonAnswer = v.object({ ...done, person: Person })

/** A person by any of their leads. */
export const person = endpoint({
  access: 'private',
  answer: PersonAnswer,
  input: v.object({ lead_id: leadId }),
  method: 'GET',
  path: '/user/leads/person'
})

export const personTimeline = endpoint({
  access: 'private',
  answer: v.object({ ...done, timeline: Timeline }),
  input: v.object({ lead_id: leadId, before: v.optional(rowId()) }),
  method: 'GET',
  path: '/user/leads/timeline'
})
