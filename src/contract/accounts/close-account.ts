import * as v from 'valibot'
import { Done, endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import * as labels from '../labels.ts'
import { password } from './passwords.ts'

/** `email` is typed to confirm: it has to be the account's. */
export const CloseAccountForm = v.object({ email: email(labels.email), password })

/**
 * Closes the caller's account for good: everything is deleted but what the tax laws keep. Not in the
 * specification.
 */
export const closeAccount = endpoint({
  access: 'private',
  answer: Done,
  input: CloseAccountForm,
  method: 'POST',
  path: '/user/closeAccount',
  repeat: 'safe'
})
