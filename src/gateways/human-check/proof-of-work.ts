// ALTCHA's challenge and its solution. Loaded only when a form is sent, because no page needs it to be shown.

import { pbkdf2, solveChallenge, solveChallengeWorkers } from 'altcha/lib'
import * as v from 'valibot'

const Challenge = v.object({
  parameters: v.intersect([
    v.record(v.string(), v.unknown()),
    v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string()
    })
  ]),
  signature: v.optional(v.string())
})

const PATIENCE_MS = 60_000

/** The token a solved challenge gives; undefined when it can't be solved. */
export async function solve(challenge: unknown): Promise<string | undefined> {
  if (!v.is(Challenge, challenge)) return undefined
  const task = { challenge, timeout: PATIENCE_MS }
  const solution = await inWorker(task)
    // No worker here: the page does the work itself, a third of a second of it.
    .catch(() => solveChallenge({ ...task, deriveKey: pbkdf2.deriveKey }))
    .catch(() => null)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}

async function inWorker(task: { challenge: v.InferOutput<typeof Challenge>; timeout: number }) {
  const createWorker = () =>
    new Worker(new URL('./human-solver.ts', import.meta.url), { type: 'module' })
  return solveChallengeWorkers({ ...task, concurrency: 1, createWorker })
}
