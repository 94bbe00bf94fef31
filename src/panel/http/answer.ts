import { WENT_WRONG } from '#contract/endpoint.ts'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import { tellSecurity } from '../services/telemetry/security-events.ts'
import type { World } from '../services/world.ts'

function away(): Refused {
  return new Refused('We are busy just now. Please try again in a moment.', 503, { retryAfter: 10 })
}

/** Every failure answers alike: what a person can be told, and nothing else. */
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

/** A refusal says why; anything else is our fault, is written down once, and says nothing. */
export function answerFailure(context: Context, error: unknown, world: World): Response {
  if (error instanceof Refused) {
    if (error.event) tellSecurity(world, error.event, { path: routePath(context, -1) })
    return answerRefusal(context, error)
  }
  world.log.error({ err: error }, 'a call failed')
  return answerRefusal(context, isDatabaseAway(error) ? away() : new Refused(WENT_WRONG, 500))
}
