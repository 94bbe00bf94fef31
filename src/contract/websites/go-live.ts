import * as v from 'valibot'
import { FORM_CHECK_STEPS } from '#rules/leads/form-check.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { isoDate } from '../entities.ts'

/** The agent's go-live steps, each with its proof. */
export const GoLive = v.object({
  email_verified_at: v.nullable(isoDate),
  salesman_image: v.boolean(),
  /** Whether the domain uses our name servers. */
  domain_is_active: v.boolean(),
  /** The board whose data agreements are signed, and the day. */
  agreement: v.nullable(v.object({ board: v.string(), signed_on: v.string() })),
  test_lead_sent_at: v.nullable(isoDate),
  /** The step at which the last test of the form failed; missing if it passed. */
  test_lead_problem: v.optional(v.picklist(FORM_CHECK_STEPS)),
  /** The step at which last night's test failed; missing if it passed. */
  form_problem: v.optional(v.picklist(FORM_CHECK_STEPS)),
  /** The address that emails about leads come back from; missing if they arrive. `member` has it, if not the agent. */
  lead_bounce: v.optional(
    v.object({ address: v.string(), code: v.string(), member: v.optional(v.string()) })
  ),
  /** When the agent opened the test lead's link, which proves that leads arrive. */
  test_lead_received_at: v.nullable(isoDate)
})
export type GoLive = v.InferOutput<typeof GoLive>

const answer = v.object({ ...done, ...GoLive.entries })

/** 404 for an agent without a website. */
export const goLive = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'GET',
  path: '/user/goLive'
})

export const sendTestLead = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/goLive/testLead',
  repeat: 'keyed'
})

/** Takes the code of the test lead's link. */
export const confirmTestLead = endpoint({
  access: 'private',
  answer,
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'POST',
  path: '/user/goLive/testLeadReceived',
  repeat: 'keyed'
})
