import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'
import { confirmPassword, newPassword, PASSWORDS_DIFFER } from './passwords.ts'

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
  path: '/user/resetPassword',
  repeat: 'safe'
})
