import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { World } from '../services/world.ts'

const KEY = 'log' as never

/** One line a call: its method, the form of its path, what came of it and how long it took. Nothing of what was sent. */
export function requestLog(world: World): MiddlewareHandler {
  return async (context, next) => {
    const request_id = randomUUID()
    const log = world.log.child({ request_id })
    context.set(KEY, log as never)
    context.header('X-Request-Id', request_id)
    const start = performance.now()
    await next()
    log.info(
      {
        method: context.req.method,
        path: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(performance.now() - start)
      },
      'call'
    )
  }
}

export function logOf(context: Context, world: World): Logger {
  return (context.get(KEY) as Logger | undefined) ?? world.log
}
