import * as v from 'valibot'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { Done, done, endpoint, Nothing } from './endpoint.ts'
import {
  confirmPassword,
  email,
  humanToken,
  name,
  newPassword,
  password,
  PASSWORDS_DIFFER,
  RECAPTCHA_INCOMPLETE,
  RECAPTCHA_REQUIRED,
  registrationPhone
} from './fields.ts'

export const RegistrationForm = v.pipe(
  v.object({
    name,
    email: email('email'),
    password: newPassword,
    confirmPassword,
    phone: registrationPhone
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      PASSWORDS_DIFFER
    ),
    ['confirmPassword']
  )
)

export const registerUser = endpoint({
  access: 'public',
  answer: v.object({ ...done, access_token: v.string() }),
  input: v.intersect([
    RegistrationForm,
    v.object({
      referral_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(REFERRAL_TEXT_MAX)), ''),
      recaptcha: humanToken(RECAPTCHA_INCOMPLETE)
    })
  ]),
  method: 'POST',
  path: '/auth/registerUser'
})

export const LoginForm = v.object({ email: email('email'), password })

export const logIn = endpoint({
  access: 'public',
  answer: v.object({
    ...done,
    access_token: v.string(),
    isReset: v.optional(v.boolean(), false),
    website: v.nullish(v.object({ base_url: v.nullish(v.string()) }))
  }),
  input: v.object({ ...LoginForm.entries, recaptcha: humanToken(RECAPTCHA_INCOMPLETE) }),
  method: 'POST',
  path: '/auth'
})

export const ForgotPasswordForm = v.object({ email: email('email') })

export const forgotPassword = endpoint({
  access: 'public',
  answer: Done,
  input: v.object({ ...ForgotPasswordForm.entries, recaptcha: humanToken(RECAPTCHA_REQUIRED) }),
  method: 'POST',
  path: '/auth/forgotPassword'
})

export const verifyUserToken = endpoint({
  access: 'public',
  answer: Done,
  input: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  method: 'GET',
  path: '/auth/verifyUserToken'
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
  path: '/auth/resendVerification'
})

/**
 * Ends the bearer's session on the panel: a call of our own, beyond the specification. Best effort, so that a dead token
 * and none at all are answered like a live one.
 */
export const logOut = endpoint({
  access: 'either',
  answer: Done,
  input: Nothing,
  method: 'POST',
  path: '/auth/logout'
})
