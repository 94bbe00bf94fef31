import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { sessionMessages } from '#messages/session.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { KeyedRequest } from '../records/service/idempotency.ts'
import { notLoggedIn } from '../services/accounts/not-logged-in.ts'
import { addToLogContext } from '../services/telemetry/log-context.ts'
import { type SessionRow, sessionByToken } from '../records/accounts/sessions.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Any client. */
export type Caller = {
  ip: string
  /** The language of the answer. */
  language: Language
  idempotencyKey: string | undefined
  /** Set if the call takes an idempotency key and has one. */
  request?: KeyedRequest | undefined
}

/** A logged-in agent. */
export type Member = Caller & {
  agent: AgentRow
  session: SessionRow
}

/** Any client, logged in or not. */
export type Visitor = Caller & { known: { agent: AgentRow; session: SessionRow } | undefined }

export type CallerOf<E extends Endpoint> = {
  either: Visitor
  private: Member
  public: Caller
}[E['access']]

/** The bearer token's agent. @throws Refused if it is missing or may only set a password. */
export async function member(
  context: Context,
  world: World,
  caller: Caller,
  allowReset: boolean
): Promise<Member> {
  const known = await bearer(context, world)
  if (!known) {
    context.header('WWW-Authenticate', 'Bearer')
    throw notLoggedIn()
  }
  if (known.session.isReset && !allowReset) {
    throw new Refused(
      messageFrom(sessionMessages, (t) => t.resetFirst),
      403
    )
  }
  return { ...caller, ...known }
}

/** The bearer token's agent, if its session is valid. */
export async function visitor(context: Context, world: World, caller: Caller): Promise<Visitor> {
  return { ...caller, known: await bearer(context, world) }
}

async function bearer(context: Context, world: World): Promise<Visitor['known']> {
  const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '') ?? []
  const known = token && (await sessionByToken(world.db, token, world.clock()))
  if (!known) return undefined
  addToLogContext({ agent_id: known.agent.agent_id })
  return known
}
