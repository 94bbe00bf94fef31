import * as v from 'valibot'
import { leadPersonValidation } from '#messages/validation/lead-person.ts'
import { LEAD_KINDS, LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { LEAD_SOURCE_KEYS } from '#rules/leads/lead-source.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import { isoDate } from '../entities.ts'
import { says } from '../schema-message.ts'

const NOT_A_DAY = says(leadPersonValidation, (t) => t.day)

/** A lead of the agent's website, as lists show it. */

export const leadId = v.pipe(v.string(), v.uuid())
/** 'YYYY-MM-DD'. */
export const day = v.pipe(v.string(), v.isoDate(NOT_A_DAY), v.check(isOnCalendar, NOT_A_DAY))

export const LeadKind = v.picklist(LEAD_KINDS)
export const LeadStage = v.picklist(LEAD_STAGES)
export const LeadSource = v.record(v.picklist(LEAD_SOURCE_KEYS), v.string())

export const Lead = v.object({
  lead_id: leadId,
  kind: LeadKind,
  name: v.string(),
  /** Empty if not given, as are `phone`, `address`, `message`, `home` and `preferred_time`. */
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  message: v.string(),
  home: v.string(),
  preferred_time: v.string(),
  page: v.string(),
  language: v.picklist(['en', 'fr']),
  source: LeadSource,
  verified: v.boolean(),
  is_test: v.boolean(),
  /** Added or imported by an agent, whatever its kind. */
  is_entered: v.boolean(),
  stage: LeadStage,
  follow_up_on: v.nullable(day),
  assigned_to: v.nullable(v.string()),
  tags: v.array(v.string()),
  received_at: isoDate,
  first_answer_at: v.nullable(isoDate),
  last_activity_at: isoDate
})
export type Lead = v.InferOutput<typeof Lead>
