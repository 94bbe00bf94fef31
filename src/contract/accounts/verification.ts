import * as v from 'valibot'
import { Done, done, endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import * as labels from '../labels.ts'
import { password } from './passwords.ts'

export const verifyUserToken = endpoint({
  access: 'public',
  /** `already`: the code was used before, and the address is verified. Other panels may omit it. */
  answer: v.object({ ...done, already: v.optional(v.boolean(), false) }),
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'GET',
  path: '/auth/verifyUserToken',
  repeat: 'keyed'
})

/**
 * Emails a new link to the address that an expired code was sent to, or else to the logged-in agent's.
 * Every caller gets the same answer. Not in the specification.
 */
export const sendVerification = endpoint({
  access: 'either',
  answer: Done,
  input: v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  method: 'POST',
  path: '/auth/resendVerification',
  repeat: 'keyed'
})

export const ChangeEmailForm = v.object({ email: email(labels.email), password })

/**
 * Corrects an unverified address and sends a new link there. Ends older links and other sessions. Not
 * in the specification.
 */
export const changeEmail = endpoint({
  access: 'private',
  answer: Done,
  input: ChangeEmailForm,
  method: 'POST',
  path: '/auth/changeEmail',
  repeat: 'keyed'
})
