import * as v from 'valibot'
import { Done, endpoint } from './endpoint.ts'

export const verifyUserToken = endpoint({
  access: 'public',
  answer: Done,
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'GET',
  path: '/auth/verifyUserToken',
  repeat: 'keyed'
})

/** The answer to everybody who asks for a new verification link, whether there was an old one or not. */
export const VERIFICATION_SENT =
  'If that link was one of ours, a new one is on its way to the address it was sent to.'

/**
 * 'Send a new link': a call of our own, beyond the specification. A dead code mails a fresh link to the address the old
 * one went to; without a code of ours the bearer's own address gets it. Answers VERIFICATION_SENT to all alike.
 */
export const sendVerification = endpoint({
  access: 'either',
  answer: Done,
  input: v.object({ code: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  method: 'POST',
  path: '/auth/resendVerification',
  repeat: 'keyed'
})
