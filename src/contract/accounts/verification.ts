import * as v from 'valibot'
import { Done, done, endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import * as labels from '../labels.ts'
import { password } from './passwords.ts'

export const verifyUserToken = endpoint({
  access: 'public',
  /** `already`: the code was used before, and the email is verified. A panel of another make may leave it out. */
  answer: v.object({ ...done, already: v.optional(v.boolean(), false) }),
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'GET',
  path: '/auth/verifyUserToken',
  repeat: 'keyed'
})

/**
 * 'Send a new link': a call of our own, beyond the specification. A dead code sends a fresh link to the address the old
 * one went to; without a code of ours the bearer's own address gets it. Every caller gets the same answer.
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
 * A call of our own, beyond the specification: corrects an address that was mistyped at registration, as long as it is not
 * verified, and sends the link there. Ends every older link and every other session.
 */
export const changeEmail = endpoint({
  access: 'private',
  answer: Done,
  input: ChangeEmailForm,
  method: 'POST',
  path: '/auth/changeEmail',
  repeat: 'keyed'
})
