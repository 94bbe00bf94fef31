import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AgentRow } from '../records/agents.ts'
import { type SessionRow, sessionByToken } from '../records/sessions.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Whoever calls. */
export type Caller = { ip: string; log: Logger }

/** Whoever calls with a token of theirs. */
export type Member = Caller & {
  agent: AgentRow
  idempotencyKey: string | undefined
  session: SessionRow
}

export type CallerOf<E extends Endpoint> = E['access'] extends 'private' ? Member : Caller

/** The owner of the request's bearer token. A session that may only set a password opens nothing else. */
export async function member(
  context: Context,
  world: World,
  caller: Caller,
  allowReset: boolean
): Promise<Member> {
  const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '') ?? []
  const known = token && (await sessionByToken(world.db, token, world.clock()))
  if (!known) {
    context.header('WWW-Authenticate', 'Bearer')
    throw new Refused('User is not logged in.', 401)
  }
  if (known.session.isReset && !allowReset) throw new Refused('Please reset password.', 403)
  return { ...caller, ...known, idempotencyKey: idempotencyKey(context) }
}

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refused('The Idempotency-Key must be 1 to 200 visible characters.', 400)
}
