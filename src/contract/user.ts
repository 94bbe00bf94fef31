import * as v from 'valibot'
import { baseUrl } from './account-details.ts'
import { PASSWORDS_DIFFER } from './auth.ts'
import { Done, done, endpoint, Nothing } from './endpoint.ts'
import { User } from './entities.ts'
import { confirmPassword, newPassword } from './fields.ts'

/** Who the bearer of the token is. */
export const accessTokenLoginWeb = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...User.entries }),
  input: Nothing,
  method: 'POST',
  path: '/user/accessTokenLoginWeb'
})

export const ResetPasswordForm = v.pipe(
  v.object({ password: newPassword, confirmPassword }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      PASSWORDS_DIFFER
    ),
    ['confirmPassword']
  )
)

export const resetPassword = endpoint({
  access: 'private',
  answer: Done,
  input: ResetPasswordForm,
  method: 'POST',
  path: '/user/resetPassword'
})

/** Success means the domain is free to use; a taken one is refused with 409. */
export const checkDomainExists = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ base_url: baseUrl }),
  method: 'POST',
  path: '/user/checkDomainExists'
})

export const checkDNS = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/user/checkDNS'
})
