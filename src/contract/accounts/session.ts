import * as v from 'valibot'
import { Done, done, endpoint, Nothing } from '../endpoint.ts'
import { User } from '../entities.ts'

/** Who the bearer of the token is. */
export const accessTokenLoginWeb = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...User.entries }),
  input: Nothing,
  method: 'POST',
  path: '/user/accessTokenLoginWeb',
  repeat: 'safe'
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
  path: '/auth/logout',
  repeat: 'safe'
})
