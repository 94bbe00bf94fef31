import * as v from 'valibot'
import { CONSENT_KINDS } from '#rules/leads/consent-clock.ts'
import { LEAD_DETAILS, type LeadEventData, type LeadEventKind } from '#rules/leads/lead-events.ts'
import { SAVED_SEARCH_ENDS } from '#rules/listings/saved-search.ts'
import { REGISTRATION_CHANGES } from '#rules/listings/vow.ts'
import { PRIVACY_ANSWERS, PRIVACY_REQUEST_KINDS } from '#rules/privacy/privacy-requests.ts'
import { SEQUENCE_ENDS } from '#rules/leads/sequences.ts'
import { isoDate } from '../entities.ts'
import { day, LeadKind, LeadSource, LeadStage, leadId } from './lead.ts'

/** The timeline of a person, as the dashboard reads it. */

const Task = v.object({ task_id: v.string(), title: v.string(), due_on: v.nullable(day) })
const EmailText = v.object({
  subject: v.string(),
  text: v.string(),
  address: v.optional(v.string()),
  files: v.optional(v.array(v.string())),
  automatic: v.optional(v.boolean())
})
/** A text that the panel writes in the language of its reader. */
export const InBoth = v.object({ en: v.string(), fr: v.string() })
const Other = v.object({ lead_id: leadId, name: v.string() })

/** Of each kind, what it says besides its moment. */
const DATA = {
  received: v.object({
    kind: v.optional(LeadKind),
    message: v.optional(v.string()),
    address: v.optional(v.string()),
    home: v.optional(v.string()),
    preferred_time: v.optional(v.string()),
    /** The path of the form's page. */
    page: v.optional(v.string()),
    source: v.optional(LeadSource),
    verified: v.optional(v.boolean()),
    /** The consent text that the visitor ticked. */
    agreed_to: v.optional(v.string())
  }),
  email_out: EmailText,
  email_in: EmailText,
  email_bounced: v.object({ address: v.string() }),
  note: v.object({ text: v.string() }),
  task: Task,
  task_done: Task,
  task_reopened: Task,
  task_changed: Task,
  task_deleted: Task,
  stage: v.object({ from: LeadStage, to: LeadStage }),
  tag: v.object({ added: v.array(v.string()), removed: v.array(v.string()) }),
  follow_up: v.object({ on: v.nullable(day) }),
  details: v.object({ changed: v.array(v.picklist(LEAD_DETAILS)) }),
  consent: v.object({
    kind: v.picklist(CONSENT_KINDS),
    how: v.string(),
    agreed_to: v.optional(v.string())
  }),
  privacy_request: v.object({
    request: v.picklist(PRIVACY_REQUEST_KINDS),
    answer: v.optional(v.picklist(PRIVACY_ANSWERS)),
    message: v.optional(v.string())
  }),
  verified: v.object({ is_real: v.boolean(), leads: v.array(leadId) }),
  withdrawn: v.object({ by: v.picklist(['agent', 'visitor']) }),
  assigned: v.object({ to: v.nullable(v.string()), name: v.string() }),
  merged: Other,
  separated: Other,
  campaign: v.object({ campaign_id: v.string(), subject: v.string() }),
  sequence: v.object({
    sequence_id: v.string(),
    name: v.string(),
    subject: v.optional(v.string()),
    ended: v.optional(v.picklist(SEQUENCE_ENDS))
  }),
  saved_search: v.object({
    query: v.string(),
    said: InBoth,
    agreed_to: v.optional(v.string()),
    homes: v.optional(v.number()),
    ended: v.optional(v.picklist(SAVED_SEARCH_ENDS))
  }),
  registration: v.object({
    change: v.picklist(REGISTRATION_CHANGES),
    version: v.string(),
    agreed_to: v.optional(v.string())
  })
} satisfies { [Kind in LeadEventKind]: v.GenericSchema<LeadEventData[Kind]> }

/* @__NO_SIDE_EFFECTS__ */
function event<Kind extends LeadEventKind>(kind: Kind) {
  return v.object({
    event_id: v.number(),
    /** The lead that it happened to, which may be merged into this person. */
    lead_id: leadId,
    kind: v.literal(kind),
    at: isoDate,
    /** The agent who did it; null for the visitor and the product. */
    by: v.nullable(v.string()),
    data: DATA[kind]
  })
}

export const LeadEvent = v.variant('kind', [
  event('received'),
  event('email_out'),
  event('email_in'),
  event('email_bounced'),
  event('note'),
  event('task'),
  event('task_done'),
  event('task_reopened'),
  event('task_changed'),
  event('task_deleted'),
  event('stage'),
  event('tag'),
  event('follow_up'),
  event('details'),
  event('consent'),
  event('verified'),
  event('withdrawn'),
  event('assigned'),
  event('merged'),
  event('separated'),
  event('campaign'),
  event('sequence'),
  event('saved_search'),
  event('registration'),
  event('privacy_request')
])
export type LeadEvent = v.InferOutput<typeof LeadEvent>

/** A page of a timeline, newest first. */
export const Timeline = v.object({
  events: v.array(LeadEvent),
  /** For `before` of the next page; null on the last one. */
  next: v.nullable(v.number())
})
export type Timeline = v.InferOutput<typeof Timeline>
