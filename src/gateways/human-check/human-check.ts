// The human check of a form. Two kinds get their token here: 'off' and ALTCHA's proof of work. The
// third, reCAPTCHA, is a React hook and lives in islands/kit/form/human-check.tsx.

import { humanChallenge, type HumanForm } from '#contract/general.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import { humanCheckMessages } from '#messages/human-check.ts'
import { messagesOf } from '../browser/messages.ts'
import { call } from '../panel.ts'
import { inTime } from '../in-time.ts'

export type HumanToken = { ok: true; token: string } | { ok: false; message: string }

/** A token for one submission: the panel accepts each only once. */
export async function humanToken(
  form: HumanForm,
  config: Exclude<WebsiteConfig['humanCheck'], { kind: 'recaptcha' }>
): Promise<HumanToken> {
  if (config.kind === 'off') return { ok: true, token: 'off' }
  const { invalid } = messagesOf(humanCheckMessages)
  const challenge = await call(humanChallenge, { form })
  if (!challenge.ok) return { ok: false, message: challenge.message ?? invalid }
  const work = await inTime(import('./proof-of-work.ts')).catch(() => undefined)
  const token = await work?.solve(challenge.value)
  return token ? { ok: true, token } : { ok: false, message: invalid }
}
