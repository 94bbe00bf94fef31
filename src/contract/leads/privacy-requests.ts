import * as v from 'valibot'
import { privacyRequestValidation } from '#messages/validation/privacy-requests.ts'
import { isVisible, printable } from '#rules/content/printable.ts'
import {
  PRIVACY_ANSWERS,
  PRIVACY_REQUEST_KINDS,
  REQUEST_MESSAGE_MAX
} from '#rules/privacy/privacy-requests.ts'
import { done, endpoint } from '../endpoint.ts'
import { isoDate } from '../entities.ts'
import { says } from '../schema-message.ts'
import { leadId } from './lead.ts'

/** What visitors of an agent's website ask of their data, and how the agent answers. */

export const VisitorRequest = v.object({
  request_id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(PRIVACY_REQUEST_KINDS),
  /** Null once the visitor is erased. */
  email: v.nullable(v.string()),
  /** Who they are in the CRM; null for an address that it lacks, and once they are erased. */
  lead_id: v.nullable(leadId),
  name: v.nullable(v.string()),
  /** How many people in the CRM have the address; a deletion erases them all. */
  people: v.number(),
  /** What is to be corrected, or empty. */
  message: v.string(),
  asked_at: isoDate,
  due_at: isoDate,
  /** Whole days until it is due; zero or less once it is overdue. */
  days_left: v.number(),
  answered: v.nullable(
    v.object({
      at: isoDate,
      as: v.picklist(PRIVACY_ANSWERS),
      /** Null for an agent whose account is closed. */
      by: v.nullable(v.string())
    })
  )
})
export type VisitorRequest = v.InferOutput<typeof VisitorRequest>

const VisitorRequests = v.object({
  ...done,
  /** Open ones by their due date, then those answered last. */
  requests: v.array(VisitorRequest)
})

export const privacyRequests = endpoint({
  access: 'private',
  answer: VisitorRequests,
  input: v.object({}),
  method: 'GET',
  path: '/user/leads/privacyRequests'
})

const message = v.pipe(
  v.string(),
  v.transform((text) => printable(text).replaceAll('\r\n', '\n').trim()),
  v.maxLength(
    REQUEST_MESSAGE_MAX,
    says(privacyRequestValidation, (t) => t.tooLong(REQUEST_MESSAGE_MAX))
  )
)

/** Answers a request and emails its visitor; one that is answered stays as it is. */
export const answerPrivacyRequest = endpoint({
  access: 'private',
  answer: VisitorRequests,
  input: v.pipe(
    v.object({
      request_id: v.pipe(v.string(), v.uuid()),
      answer: v.picklist(PRIVACY_ANSWERS),
      /** For the visitor; a declined request has to have a reason. */
      message
    }),
    v.forward(
      v.check(
        ({ answer, message: text }) => answer !== 'declined' || isVisible(text),
        says(privacyRequestValidation, (t) => t.reason)
      ),
      ['message']
    )
  ),
  method: 'POST',
  path: '/user/leads/answerPrivacyRequest',
  repeat: 'safe'
})
