import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'
import { SITE_FORM_RECAPTCHA_ACTION } from '#rules/websites/site-form.ts'
import { readSiteSecret } from '../actions/websites/site-secrets.ts'
import { useHumanToken } from '../records/accounts/human-used.ts'
import { sharedSecret } from '../records/service/secrets.ts'
import { altchaVerifier } from '../services/human-check/altcha.ts'
import {
  type HumanVerdict,
  type HumanVerifier,
  noHumanCheck
} from '../services/human-check/human-verifier.ts'
import { recaptchaVerifier } from '../services/human-check/recaptcha.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'

const CHALLENGE = 'site-message'

export type VisitorCheck = {
  challenge: () => Promise<object | undefined>
  /** Whether what was sent with a form shows a person. */
  isHuman: (sent: Record<string, string>, at: { entry: HostEntry; ip: string }) => Promise<boolean>
}

/** The agent's own reCAPTCHA decides where it answers, and our proof of work everywhere else. */
export async function visitorCheck(world: World): Promise<VisitorCheck> {
  const work = await proofOfWork(world)

  async function askGoogle(
    token: string,
    { entry: { host, site }, ip }: { entry: HostEntry; ip: string }
  ): Promise<HumanVerdict> {
    const { website_id } = site
    const secret = await readSiteSecret(world, website_id, 'recaptcha_secret')
    if (secret === undefined) return { ok: false, why: 'missing' }
    const keys = `those of website ${website_id}`
    const { log, settings } = world
    const google = recaptchaVerifier({
      apiBase: settings.recaptchaBase,
      hostname: host,
      keys,
      log,
      secret
    })
    return google.verify(token, { form: SITE_FORM_RECAPTCHA_ACTION, ip })
  }

  return {
    challenge: () => work.challenge(CHALLENGE),
    async isHuman(sent, at) {
      const token = sent[SITE_FORM_HIDDEN.recaptcha]
      const verdict: HumanVerdict = token
        ? await askGoogle(token, at)
        : { ok: false, why: 'missing' }
      if (verdict.ok) return true
      if (verdict.why === 'invalid') return false
      const proof = sent[SITE_FORM_HIDDEN.proof]
      return proof ? (await work.verify(proof, { form: CHALLENGE, ip: at.ip })).ok : false
    }
  }
}

async function proofOfWork({ clock, db, settings }: World): Promise<HumanVerifier> {
  if (settings.humanCheck.kind === 'off') return noHumanCheck
  return altchaVerifier({
    clock,
    secret: await sharedSecret(db, 'altcha'),
    useOnce: (token_hash, expires) => useHumanToken(db, token_hash, expires)
  })
}
