import type { Logger } from 'pino'
import { type HumanVerifier, type HumanVerdict, isForm } from './human-verifier.ts'
import { askSiteverify, type Verification } from './siteverify.ts'

const TOKEN_MAX = 8192
/** Google's recommended default threshold. */
const SCORE_MIN = 0.5

/** reCAPTCHA v3 through its documented API. */
export function recaptchaVerifier(needs: {
  apiBase: string | undefined
  hostname: string
  /** Which keys are wrong, should Google reject them, for the log. */
  keys?: string
  log: Logger
  secret: string
}): HumanVerifier {
  return {
    kind: 'recaptcha',
    challenge: async () => undefined,

    async verify(token, { form, ip }) {
      if (typeof token !== 'string' || token === '') return { ok: false, why: 'missing' }
      if (token.length > TOKEN_MAX) return { ok: false, why: 'invalid' }
      const { apiBase, secret } = needs
      const fields = { secret, response: token, remoteip: ip }
      const verification = await askSiteverify(apiBase, fields)
      const verdict = verdictOf(verification, form, needs.hostname)
      if (!verdict.ok && verdict.why === 'misconfigured') {
        const codes = verification?.['error-codes']
        needs.log.error(
          { codes },
          `reCAPTCHA rejects its keys: check ${needs.keys ?? 'RECAPTCHA_SECRET'}`
        )
      }
      return verdict
    }
  }
}

function verdictOf(
  verification: Verification | undefined,
  form: string | readonly string[],
  hostname: string
): HumanVerdict {
  if (typeof verification?.success !== 'boolean') return { ok: false, why: 'unavailable' }
  if (!verification.success) return { ok: false, why: whyOf(verification['error-codes'] ?? []) }
  // A version 2 key returns neither a score nor an action.
  if (typeof verification.score !== 'number' || typeof verification.action !== 'string') {
    return { ok: false, why: 'misconfigured' }
  }
  const ours = isForm(verification.action, form) && verification.hostname === hostname
  return ours && verification.score >= SCORE_MIN ? { ok: true } : { ok: false, why: 'invalid' }
}

function whyOf(codes: readonly string[]): 'expired' | 'invalid' | 'misconfigured' {
  if (codes.includes('timeout-or-duplicate')) return 'expired'
  const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'invalid-keys']
  return codes.some((code) => ours.includes(code)) ? 'misconfigured' : 'invalid'
}
