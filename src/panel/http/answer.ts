import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { Refused } from '../services/refused.ts'

export const FAULT = 'Something went wrong.'

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
export function answerFailure(context: Context, error: unknown, log: Logger): Response {
  if (error instanceof Refused) return answerRefusal(context, error)
  log.error({ err: error }, 'a call failed')
  return answerRefusal(context, new Refused(FAULT, 500))
}
