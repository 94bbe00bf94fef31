import { RECAPTCHA_UNAVAILABLE } from '#contract/human-token.ts'
import type { HumanForm } from '#contract/general.ts'
import { humanCheckMessages } from '#messages/human-check.ts'
import { messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

const CHECK_DOWN = messageFrom(accountRefusals, (t) => t.humanCheckDown)

/** @throws Refused without a fresh token made for one of these forms. */
export async function requireHuman(
  world: World,
  token: string,
  at: { form: HumanForm | readonly HumanForm[]; ip: string; whenUnavailable?: 'allow' }
): Promise<void> {
  // The browser could not reach Google. Proof of work comes from us and is always available.
  const isLost = world.human.kind === 'recaptcha' && token === RECAPTCHA_UNAVAILABLE
  if (isLost && at.whenUnavailable === 'allow') return
  const verdict = await world.human.verify(token, { form: at.form, ip: at.ip })
  if (verdict.ok) return
  if (verdict.why === 'unavailable' || verdict.why === 'misconfigured') {
    if (at.whenUnavailable === 'allow') return
    throw new Refused(CHECK_DOWN, 503, { retryAfter: 60 })
  }
  const { why } = verdict
  const text = messageFrom(humanCheckMessages, (t) => t[why])
  throw new Refused(text, 400, { errors: { recaptcha: text }, event: 'not_human' })
}
