import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { KeyedRequest } from '../records/service/idempotency.ts'
import { noteInLog } from '../services/telemetry/log-context.ts'
import { type SessionRow, sessionByToken } from '../records/accounts/sessions.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** The client that calls. */
export type Caller = {
  ip: string
  idempotencyKey: string | undefined
  /** Of a keyed call that brings a key. */
  request?: KeyedRequest | undefined
}

/** Whoever calls with a token of theirs. */
export type Member = Caller & {
  agent: AgentRow
  session: SessionRow
}

/** Whoever calls, with a token of theirs or without. */
export type Visitor = Caller & { known: { agent: AgentRow; session: SessionRow } | undefined }

export type CallerOf<E extends Endpoint> = {
  either: Visitor
  private: Member
  public: Caller
}[E['access']]

/** The owner of the request's bearer token. A session that may only set a password opens nothing else. */
export async function member(
  context: Context,
  world: World,
  caller: Caller,
  allowReset: boolean
): Promise<Member> {
  const known = await bearer(context, world)
  if (!known) {
    context.header('WWW-Authenticate', 'Bearer')
    throw new Refused('User is not logged in.', 401)
  }
  if (known.session.isReset && !allowReset) throw new Refused('Please reset password.', 403)
  return { ...caller, ...known }
}

/** The owner of the request's bearer token, where there is a living one. */
export async function visitor(context: Context, world: World, caller: Caller): Promise<Visitor> {
  return { ...caller, known: await bearer(context, world) }
}

async function bearer(context: Context, world: World): Promise<Visitor['known']> {
  const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '') ?? []
  const known = token && (await sessionByToken(world.db, token, world.clock()))
  if (!known) return undefined
  noteInLog({ agent_id: known.agent.agent_id })
  return known
}
