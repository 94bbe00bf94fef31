import * as v from 'valibot'
import { Done, done, endpoint, Nothing } from '../endpoint.ts'
import { User } from '../entities.ts'

/** The token's agent. */
export const accessTokenLoginWeb = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...User.entries }),
  input: Nothing,
  method: 'POST',
  path: '/user/accessTokenLoginWeb',
  repeat: 'safe'
})

/** Ends the token's session. Invalid and missing tokens succeed too. Not in the specification. */
export const logOut = endpoint({
  access: 'either',
  answer: Done,
  input: Nothing,
  method: 'POST',
  path: '/auth/logout',
  repeat: 'safe'
})
