// Solves ALTCHA's challenge. Loaded only when a form is sent.

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

const TIMEOUT_MS = 60_000

/** The token of a solved challenge; undefined if it can't be solved. */
export async function solve(challenge: unknown): Promise<string | undefined> {
  if (!v.is(Challenge, challenge)) return undefined
  const task = { challenge, timeout: TIMEOUT_MS }
  const solution = await inWorker(task)
    // Without a worker, the page does it itself in about a third of a second.
    .catch(() => solveChallenge({ ...task, deriveKey: pbkdf2.deriveKey }))
    .catch(() => null)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}

async function inWorker(task: { challenge: v.InferOutput<typeof Challenge>; timeout: number }) {
  const createWorker = () =>
    new Worker(new URL('./human-solver.ts', import.meta.url), { type: 'module' })
  return solveChallengeWorkers({ ...task, concurrency: 1, createWorker })
}
