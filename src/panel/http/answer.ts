import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { failureMessages } from '#messages/failures.ts'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import { reportSecurityEvent } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'
import { languageOfCall } from './call-language.ts'

/** The refusal of an unknown address, and of a call that its caller must not know about. */
export const NO_SUCH_CALL = messageFrom(requestRefusals, (t) => t.noSuchCall)

const BUSY = messageFrom(requestRefusals, (t) => t.busy)
const WENT_WRONG = messageFrom(failureMessages, (t) => t.wentWrong)

/** Every refusal has the same shape, and tells only what a person may know. */
export function answerRefusal(context: Context, refused: Refused): Response {
  const { confirmation, retryAfter, status } = refused
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  return context.json(
    {
      api_status: status,
      ...refused.textIn(languageOfCall(context)),
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
      ...(confirmation && { confirmation })
    },
    status as ContentfulStatusCode
  )
}

/** A refusal says why. Anything else is our fault: logged once, and answered without details. */
export function answerFailure(context: Context, error: unknown, world: World): Response {
  if (error instanceof Refused) {
    if (error.event) reportSecurityEvent(world, error.event, { path: routePath(context, -1) })
    return answerRefusal(context, error)
  }
  world.log.error({ err: error }, 'a call failed')
  const isBusy = isDatabaseAway(error)
  const refused = isBusy ? new Refused(BUSY, 503, { retryAfter: 10 }) : new Refused(WENT_WRONG, 500)
  return answerRefusal(context, refused)
}
