import { WENT_WRONG } from '#contract/endpoint.ts'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import { reportSecurityEvent } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'

function busy(): Refused {
  return new Refused('We are busy just now. Please try again in a moment.', 503, { retryAfter: 10 })
}

/** Every refusal has the same shape, and tells only what a person may know. */
export function answerRefusal(context: Context, refused: Refused): Response {
  const { confirmation, errors, message, retryAfter, status } = refused
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter))
  return context.json(
    {
      api_status: status,
      message,
      ...(errors && { errors }),
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
  return answerRefusal(context, isDatabaseAway(error) ? busy() : new Refused(WENT_WRONG, 500))
}
