import { askSiteverify } from './siteverify.ts'

/** Whether Google knows this reCAPTCHA secret; undefined if Google can't be reached. */
export async function isRecaptchaSecret(
  secret: string,
  apiBase: string | undefined
): Promise<boolean | undefined> {
  const verification = await askSiteverify(apiBase, { secret, response: 'none' })
  if (!verification) return undefined
  return !(verification['error-codes'] ?? []).includes('invalid-input-secret')
}
