import * as v from 'valibot'
import { leadValidation } from '#messages/validation/leads.ts'
import {
  LEAD_TAG_MAX,
  LEAD_TAGS_PER_CHANGE,
  LEADS_PER_CHANGE
} from '#rules/leads/lead-list-limits.ts'
import { done, endpoint } from '../endpoint.ts'
import { says } from '../schema-message.ts'
import { day, Lead, leadId, LeadStage } from './lead.ts'
import { requiredLine } from './lead-fields.ts'

const LeadTag = requiredLine(LEAD_TAG_MAX, 'tag')
const tags = v.optional(v.pipe(v.array(LeadTag), v.maxLength(LEAD_TAGS_PER_CHANGE)))

const changes = {
  stage: v.optional(LeadStage),
  add_tags: tags,
  remove_tags: tags,
  /** Null takes the date away. */
  follow_up_on: v.optional(v.nullable(day)),
  /** Null leaves the lead to nobody. */
  assigned_to: v.optional(v.nullable(leadId)),
  /** The agent's word that the person is real whose messages are unverified; false takes it back. */
  is_real: v.optional(v.boolean())
}
export type LeadChangeInput = v.InferInput<v.ObjectSchema<typeof changes, undefined>>

/** Changes many leads in the same way. Those that are that way already stay untouched. */
export const changeLeads = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    /** Every lead that was found, as it is now. */
    data: v.array(Lead),
    changed: v.array(leadId),
    /** Of the leads asked for, how many don't exist. */
    missing_count: v.number(),
    /** How many left their sequence, as their new stage says that they were answered. */
    left_sequence_count: v.number()
  }),
  input: v.pipe(
    v.object({
      lead_ids: v.pipe(
        v.array(leadId),
        v.minLength(
          1,
          says(leadValidation, (t) => t.noneSelected)
        ),
        v.maxLength(
          LEADS_PER_CHANGE,
          says(leadValidation, (t) => t.tooMany(LEADS_PER_CHANGE))
        )
      ),
      /** Takes the last move back: a consent as a client is again what it was before. */
      is_undo: v.optional(v.boolean(), false),
      ...changes
    }),
    v.check(
      ({ is_undo: _, lead_ids: __, ...change }) =>
        Object.values(change).some((value) => value !== undefined),
      says(leadValidation, (t) => t.nothingToChange)
    )
  ),
  method: 'POST',
  path: '/user/leads/change',
  repeat: 'safe'
})
