/** The port that tells people from robots: ALTCHA, reCAPTCHA or nothing. */
export type HumanVerifier = {
  kind: 'altcha' | 'off' | 'recaptcha'
  /** The challenge a browser solves for a form; undefined if the check needs none from us. */
  challenge(form: string): Promise<object | undefined>
  /** Checks that a token was made for this form, or for one of these. */
  verify(
    token: unknown,
    at: { form: string | readonly string[]; ip: string }
  ): Promise<HumanVerdict>
}

export type HumanVerdict =
  | { ok: true }
  | { ok: false; why: 'expired' | 'invalid' | 'misconfigured' | 'missing' | 'unavailable' }

/** For tests and private installations only. */
export const noHumanCheck: HumanVerifier = {
  kind: 'off',
  challenge: async () => undefined,
  verify: async () => ({ ok: true })
}

export function isForm(form: unknown, wanted: string | readonly string[]): boolean {
  return typeof form === 'string' && [wanted].flat().includes(form)
}
