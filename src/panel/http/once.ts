import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { comparable } from '#contract/repeat.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import {
  saveAnswer,
  type SavedAnswer,
  type KeyedRequest,
  type KnownRequest,
  lockRequest,
  insertRequest,
  requestBy
} from '../records/service/idempotency.ts'
import { Refused, refusedAs } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Refusals saved as the answer. Any other leaves nothing behind, so a retry runs again. */
const DEFINITE = new Set([404, 409, 422])

export function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('idempotency-key')
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Refused(
    messageFrom(requestRefusals, (t) => t.invalidKey),
    400
  )
}

/** Keys belong to an agent; visitors share one scope per call. */
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
 * Runs a call once per key: the same key and input get the first answer again, and another input gets
 * 409. After a crash the work runs again, so it must be one transaction (see `inOneTransaction`) or
 * idempotent. `again` replaces an answer that must not be saved.
 */
export async function once(
  world: World,
  request: KeyedRequest,
  {
    again,
    language,
    work
  }: {
    again?: (() => Promise<unknown>) | undefined
    language: Language
    work: () => Promise<unknown>
  }
): Promise<unknown> {
  const replay = (answer: SavedAnswer) => (again && answer.status === 200 ? again() : read(answer))
  const first = await requestBy(world.db, request)
  const known = first && answerOf(first, request)
  if (known) return replay(known)
  // A visitor's request is saved with its work; otherwise refused floods would fill the table.
  const savesFirst = !request.scope.startsWith('visitor ')
  if (savesFirst && !first) await insertRequest(world.db, request, world.clock())
  try {
    const answer = await work()
    if (savesFirst)
      await saveAnswer(world.db, request, { status: 200, body: again ? null : answer })
    return answer
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return replay(error.answer)
    if (savesFirst && error instanceof Refused && DEFINITE.has(error.status)) {
      const { status } = error
      await saveAnswer(world.db, request, { status, body: error.textIn(language) })
    }
    throw error
  }
}

/** Runs a call's work and saves its answer in one transaction: a crash leaves both or neither. */
export function inOneTransaction<Answer>(
  world: World,
  request: KeyedRequest | undefined,
  work: (inside: World) => Promise<Answer>,
  { isSecret = false } = {}
): Promise<Answer> {
  return world.db.transaction().execute(async (tx) => {
    if (!request) return work({ ...world, db: tx })
    await insertRequest(tx, request, world.clock())
    const known = answerOf(await lockRequest(tx, request), request)
    if (known) throw new AnsweredMeanwhile(known)
    const answer = await work({ ...world, db: tx })
    await saveAnswer(tx, request, { status: 200, body: isSecret ? null : answer })
    return answer
  })
}

/** A concurrent call with the same key finished first. */
class AnsweredMeanwhile extends Error {
  readonly answer: SavedAnswer

  constructor(answer: SavedAnswer) {
    super('answered meanwhile')
    this.answer = answer
  }
}

export const OTHER_DETAILS = messageFrom(requestRefusals, (t) => t.otherDetails)

function answerOf(known: KnownRequest, { request_hash }: KeyedRequest): SavedAnswer | null {
  if (known.request_hash !== request_hash) throw new Refused(OTHER_DETAILS, 409)
  return known.answer
}

function read({ body, status }: SavedAnswer): unknown {
  if (status === 200) return body
  const { errors = {}, message } = body as { message: string; errors?: Record<string, string> }
  throw refusedAs(message, status, errors)
}
