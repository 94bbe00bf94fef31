import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'
import { confirmPassword, newPassword, samePasswords } from './passwords.ts'

export const ResetPasswordForm = v.pipe(
  v.object({ password: newPassword, confirmPassword }),
  samePasswords()
)

export const resetPassword = endpoint({
  access: 'private',
  answer: Done,
  input: ResetPasswordForm,
  method: 'POST',
  path: '/user/resetPassword',
  repeat: 'safe'
})
