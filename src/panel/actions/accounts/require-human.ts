import {
  RECAPTCHA_ERROR,
  RECAPTCHA_EXPIRED,
  RECAPTCHA_INCOMPLETE,
  RECAPTCHA_UNAVAILABLE
} from '#contract/fields.ts'
import type { HumanForm } from '#contract/general.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'

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
    throw new Refused('The human check can’t be reached. Please try again in a minute.', 503, {
      retryAfter: 60
    })
  }
  const message = MESSAGES[verdict.why]
  throw new Refused(message, 400, { errors: { recaptcha: message }, event: 'not_human' })
}

const MESSAGES = {
  expired: RECAPTCHA_EXPIRED,
  invalid: RECAPTCHA_ERROR,
  missing: RECAPTCHA_INCOMPLETE
}
