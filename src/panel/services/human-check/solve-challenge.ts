import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a proof of work as a form's script does; undefined if it can't be solved. */
export async function solveProof(challenge: object): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  if (!solution) return undefined
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
