import * as v from 'valibot'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/** What an agent still has to do before the website works for them, each with its proof. */
export const GoLive = v.object({
  email_verified_at: v.nullable(isoDate),
  salesman_image: v.boolean(),
  /** Do the domain's name servers lead here? */
  domain_is_active: v.boolean(),
  /** The board whose data agreements are signed, and the day. */
  agreement: v.nullable(v.object({ board: v.string(), signed_on: v.string() })),
  test_lead_sent_at: v.nullable(isoDate),
  /** When the agent pressed the link in the test lead: leads arrive where they are read. */
  test_lead_received_at: v.nullable(isoDate)
})
export type GoLive = v.InferOutput<typeof GoLive>

const standing = v.object({ ...done, ...GoLive.entries })

/** 404 for an agent without a website. */
export const goLive = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'GET',
  path: '/user/goLive'
})

export const sendTestLead = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'POST',
  path: '/user/goLive/testLead',
  repeat: 'keyed'
})

/** Takes the code of the test lead's link. */
export const confirmTestLead = endpoint({
  access: 'private',
  answer: standing,
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'POST',
  path: '/user/goLive/testLeadReceived',
  repeat: 'keyed'
})
