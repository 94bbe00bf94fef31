import * as v from 'valibot'
import { accountValidation } from '#messages/validation/accounts.ts'
import { REFERRAL_TEXT_MAX } from '#rules/limits.ts'
import { Done, done, endpoint } from '../endpoint.ts'
import { confirmPassword, password, samePasswords } from './passwords.ts'
import { email, name, phone, required } from '../fields.ts'
import { humanToken } from '../human-token.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'

export const RegistrationForm = v.pipe(
  v.object({
    name,
    email: email(labels.email),
    password,
    confirmPassword,
    phone: phone(
      says(accountValidation, (t) => t.tenDigits),
      required(labels.phone)
    )
  }),
  samePasswords()
)

export const registerUser = endpoint({
  access: 'public',
  answer: v.object({ ...done, access_token: v.string() }),
  input: v.intersect([
    RegistrationForm,
    v.object({
      referral_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(REFERRAL_TEXT_MAX)), ''),
      recaptcha: humanToken
    })
  ]),
  method: 'POST',
  path: '/auth/registerUser',
  repeat: 'keyed'
})

export const LoginForm = v.object({ email: email(labels.email), password })

export const logIn = endpoint({
  access: 'public',
  answer: v.object({
    ...done,
    access_token: v.string(),
    isReset: v.optional(v.boolean(), false),
    website: v.optional(v.nullable(v.object({ base_url: v.optional(v.nullable(v.string())) })))
  }),
  input: v.object({ ...LoginForm.entries, recaptcha: humanToken }),
  method: 'POST',
  path: '/auth',
  repeat: 'safe'
})

const chosen = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)))

/** The template and plan that a visitor chose, as `rules/plan/choice.ts` reads them from a URL. */
const Choice = v.object({ template: chosen, plan: chosen, duration: chosen })

export const ForgotPasswordForm = v.object({ email: email(labels.email) })

/** `choice` is not in the specification: the email's link passes it on. */
export const forgotPassword = endpoint({
  access: 'public',
  answer: Done,
  input: v.object({
    ...ForgotPasswordForm.entries,
    choice: v.optional(Choice),
    recaptcha: humanToken
  }),
  method: 'POST',
  path: '/auth/forgotPassword',
  repeat: 'keyed'
})
