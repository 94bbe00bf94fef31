import * as v from 'valibot'
import { leadValidation } from '#messages/validation/leads.ts'
import { isVisible, printable } from '#rules/content/printable.ts'
import { ADDED_CONSENTS, ADDED_KINDS } from '#rules/leads/lead-kinds.ts'
import { NEW_LEAD_MAX } from '#rules/leads/lead-list-limits.ts'
import { leadPhone } from '#rules/leads/lead-phone.ts'
import { done, endpoint } from '../endpoint.ts'
import { optionalEmail } from '../fields.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'
import { Lead } from './lead.ts'
import { consentDay, optionalLine, requiredLine } from './lead-fields.ts'

/** One of these; the first where nothing is chosen. */
/* @__NO_SIDE_EFFECTS__ */
function orFirst<const Values extends readonly [string, ...string[]]>(values: Values) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((chosen) => chosen || values[0]),
    v.picklist(values)
  )
}

/** A lead that the agent enters. */
export const NewLead = v.pipe(
  v.object({
    name: requiredLine(NEW_LEAD_MAX.name, 'name'),
    email: optionalEmail(
      labels.email,
      says(leadValidation, (t) => t.email)
    ),
    phone: v.pipe(
      v.optional(v.string(), ''),
      v.check(
        (typed) => typed.trim() === '' || leadPhone(typed) !== undefined,
        says(leadValidation, (t) => t.phone)
      ),
      v.transform((typed) => leadPhone(typed) ?? '')
    ),
    kind: orFirst(ADDED_KINDS),
    language: orFirst(['en', 'fr'] as const),
    message: v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => printable(text).trim()),
      v.maxLength(
        NEW_LEAD_MAX.message,
        says(leadValidation, (t) => t.tooLong(NEW_LEAD_MAX.message))
      )
    ),
    home: optionalLine(NEW_LEAD_MAX.home),
    /** How the agent met them. */
    source_note: optionalLine(NEW_LEAD_MAX.source_note),
    consent: v.picklist(
      ADDED_CONSENTS,
      says(leadValidation, (t) => t.consent)
    ),
    /** The day of what they agreed to. */
    given_on: consentDay,
    /** How an express consent was given. */
    consent_note: optionalLine(NEW_LEAD_MAX.consent_note)
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      says(leadValidation, (t) => t.reachable)
    ),
    ['email']
  ),
  v.forward(
    v.partialCheck(
      [['consent'], ['given_on']],
      ({ consent, given_on }) => consent === 'none' || given_on !== '',
      says(leadValidation, (t) => t.consentDay)
    ),
    ['given_on']
  ),
  v.forward(
    v.partialCheck(
      [['consent'], ['consent_note']],
      ({ consent, consent_note }) => consent !== 'express' || isVisible(consent_note),
      says(leadValidation, (t) => t.consentNote)
    ),
    ['consent_note']
  )
)

export const addLead = endpoint({
  access: 'private',
  answer: v.object({ ...done, lead: Lead }),
  input: NewLead,
  method: 'POST',
  path: '/user/leads/add',
  repeat: 'keyed'
})
