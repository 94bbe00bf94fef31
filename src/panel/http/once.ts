import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { comparable } from '#contract/repeat.ts'
import {
  keepAnswer,
  type KeptAnswer,
  type KeyedRequest,
  type KnownRequest,
  lockRequest,
  noteRequest,
  requestBy
} from '../records/service/idempotency.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Refusals that are kept. Nothing was made before any other: asking again asks anew. */
const DEFINITE = new Set([404, 409, 422])

export function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refused('The Idempotency-Key must be 1 to 200 visible characters.', 400)
}

/** An agent's keys are their own; those of visitors are shared by all, for the one call. */
export function keyedRequest(
  { path, repeat }: Endpoint,
  {
    agent_id,
    input,
    key
  }: { agent_id: string | undefined; input: unknown; key: string | undefined }
): KeyedRequest | undefined {
  if (repeat !== 'keyed' || key === undefined) return undefined
  const request_hash = createHash('sha256')
    .update(JSON.stringify([path, comparable(input)]))
    .digest('hex')
  return { scope: agent_id ?? `visitor ${path}`, key, request_hash }
}

/**
 * Answers a call once per key: the same key and input get the first answer again, another input is refused with 409. Work
 * that crashed half-way is done again, so it is either one transaction, see `inOneTransaction`, or safe to repeat.
 * `again` answers in the place of an answer that must not be kept.
 */
export async function once(
  world: World,
  request: KeyedRequest,
  { again, deed }: { again?: (() => Promise<unknown>) | undefined; deed: () => Promise<unknown> }
): Promise<unknown> {
  const replay = (answer: KeptAnswer) => (again && answer.status === 200 ? again() : read(answer))
  const first = await requestBy(world.db, request)
  const known = first && answerOf(first, request)
  if (known) return replay(known)
  // A visitor's is noted with the deed: a flood that is refused would fill the table.
  const isNoted = !request.scope.startsWith('visitor ')
  if (isNoted && !first) await noteRequest(world.db, request, world.clock())
  try {
    const answer = await deed()
    if (isNoted) await keepAnswer(world.db, request, { status: 200, body: again ? null : answer })
    return answer
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return replay(error.answer)
    if (isNoted && error instanceof Refused && DEFINITE.has(error.status)) {
      const { message, status, errors } = error
      const body = { message, ...(errors && { errors }) }
      await keepAnswer(world.db, request, { status, body })
    }
    throw error
  }
}

/** Does what a call asks for and keeps its answer in one transaction: whatever crashes, both are there or neither. */
export function inOneTransaction<Answer>(
  world: World,
  request: KeyedRequest | undefined,
  deed: (inside: World) => Promise<Answer>,
  { isSecret = false } = {}
): Promise<Answer> {
  return world.db.transaction().execute(async (tx) => {
    if (!request) return deed({ ...world, db: tx })
    await noteRequest(tx, request, world.clock())
    const known = answerOf(await lockRequest(tx, request), request)
    if (known) throw new AnsweredMeanwhile(known)
    const answer = await deed({ ...world, db: tx })
    await keepAnswer(tx, request, { status: 200, body: isSecret ? null : answer })
    return answer
  })
}

/** The same call was made twice at once, and the other one was quicker. */
class AnsweredMeanwhile extends Error {
  readonly answer: KeptAnswer

  constructor(answer: KeptAnswer) {
    super('answered meanwhile')
    this.answer = answer
  }
}

export const OTHER_DETAILS = 'This request was sent before with other details.'

function answerOf(known: KnownRequest, { request_hash }: KeyedRequest): KeptAnswer | null {
  if (known.request_hash !== request_hash) throw new Refused(OTHER_DETAILS, 409)
  return known.answer
}

function read({ body, status }: KeptAnswer): unknown {
  if (status === 200) return body
  const { errors, message } = body as { message: string; errors?: Record<string, string> }
  throw new Refused(message, status, errors ? { errors } : {})
}
