import { createHash, createHmac } from 'node:crypto'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type HumanVerifier, type HumanVerdict, isForm } from './human-verifier.ts'

/** An ordinary computer solves it in 0.25 s; the library's own example takes seconds. */
const COST = 1000
export const COUNTER_MIN = 1000
const COUNTER_MAX = 2000
const LIFE_MS = 5 * 60_000

/** Proof of work, issued and checked here. The library signs and verifies; we ensure single use. */
export function altchaVerifier(needs: {
  clock: () => Date
  secret: string
  /** Marks a token as used; false if it already was. */
  useOnce: (token_hash: string, expires: Date) => Promise<boolean>
}): HumanVerifier {
  const secrets = {
    hmacSignatureSecret: derive(needs.secret, 'challenge'),
    hmacKeySignatureSecret: derive(needs.secret, 'key')
  }

  return {
    kind: 'altcha',

    challenge(form) {
      // The expiry is in our own signed data, since the library reads the machine's clock.
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER_MAX, COUNTER_MIN),
        data: { form, expires: needs.clock().getTime() + LIFE_MS },
        deriveKey,
        ...secrets
      })
    },

    async verify(token, { form }): Promise<HumanVerdict> {
      if (typeof token !== 'string' || token === '') return { ok: false, why: 'missing' }
      const payload = readPayload(token)
      if (!payload || !(await isSolved(payload, secrets))) return { ok: false, why: 'invalid' }

      const { data = {}, nonce, salt } = payload.challenge.parameters
      if (!isForm(data['form'], form)) return { ok: false, why: 'invalid' }
      const expires = new Date(Number(data['expires']))
      if (!(expires > needs.clock())) return { ok: false, why: 'expired' }
      const first = await needs.useOnce(sha256(nonce + salt), expires)
      return first ? { ok: true } : { ok: false, why: 'expired' }
    }
  }
}

type Secrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string }

async function isSolved({ challenge, solution }: Payload, secrets: Secrets): Promise<boolean> {
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
    return verified
  } catch {
    return false
  }
}

function readPayload(token: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload>
    const parameters = payload.challenge?.parameters
    const whole = typeof parameters?.nonce === 'string' && typeof parameters.salt === 'string'
    return whole && typeof payload.solution === 'object' ? (payload as Payload) : undefined
  } catch {
    return undefined
  }
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`altcha:${purpose}`).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
