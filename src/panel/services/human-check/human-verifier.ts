/** The port to whatever tells people from robots: ALTCHA, reCAPTCHA or nothing. */
export type HumanVerifier = {
  kind: 'altcha' | 'off' | 'recaptcha'
  /** What the browser must solve for a form; undefined where the check needs nothing of ours. */
  challenge(form: string): Promise<object | undefined>
  /** Holds a token to the form it was made for; where one call serves several forms, to any of them. */
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
