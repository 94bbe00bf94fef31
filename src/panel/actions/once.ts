import { createHash } from 'node:crypto'
import { keepAnswer, noteRequest } from '../records/idempotency.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

/** Refusals that are not definite: asking again with the same key is right. */
const PASSING = new Set([202, 429, 503])

type Refusal = { message: string; status: number; errors?: Record<string, string> }

/**
 * Does a deed once per key: the same key and body give the first answer again, another body is refused with 409.
 * A deed that crashed half-way is called again, so it must itself be safe to repeat.
 */
export async function once(
  world: World,
  request: { agent_id: string; key: string | undefined; path: string; body: unknown },
  deed: () => Promise<void>
): Promise<void> {
  const { agent_id, key } = request
  if (key === undefined) return deed()

  const request_hash = createHash('sha256')
    .update(JSON.stringify([request.path, request.body]))
    .digest('hex')
  const first = await noteRequest(world.db, {
    agent_id,
    key,
    request_hash,
    created: world.clock()
  })
  if (first.request_hash !== request_hash) {
    throw new Refused('This request was sent before with other details.', 409)
  }
  if (first.answer) return replay(first.answer)

  try {
    await deed()
  } catch (error) {
    if (error instanceof Refused && !PASSING.has(error.status)) {
      const { message, status, errors } = error
      const refusal: Refusal = { message, status, ...(errors && { errors }) }
      await keepAnswer(world.db, agent_id, key, { status, body: refusal })
    }
    throw error
  }
  await keepAnswer(world.db, agent_id, key, { status: 200, body: null })
}

function replay(answer: { status: number; body: unknown }): void {
  if (answer.status === 200) return
  const { message, status, errors } = answer.body as Refusal
  throw new Refused(message, status, errors ? { errors } : {})
}
