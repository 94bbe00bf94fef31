import { messageFrom } from '#messages/language.ts'
import { sessionMessages } from '#messages/session.ts'
import { Refused } from '../refused.ts'

/** The refusal of a call without a valid session. */
export function notLoggedIn(): Refused {
  return new Refused(
    messageFrom(sessionMessages, (t) => t.notLoggedIn),
    401
  )
}
