import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SITE_FORM_TOKEN_AGE_MS } from '#rules/websites/site-form.ts'

const OLDEST_MS = 24 * 60 * 60_000

export type FormTokens = {
  issue: (website_id: number) => string
  /** `key` names the token for good: what is sent with it twice is one message. */
  check: (
    website_id: number,
    token: string
  ) => { key: string; state: 'valid' } | { state: 'young' | 'unusable' }
}

/** Tokens that show when a website's form was opened. */
export function formTokens(secret: string, clock: () => Date): FormTokens {
  const sign = (website_id: number, issued: string, nonce: string) =>
    createHmac('sha256', secret).update(`${website_id}.${issued}.${nonce}`).digest('base64url')

  return {
    issue(website_id) {
      const issued = clock().getTime().toString(36)
      const nonce = randomBytes(12).toString('base64url')
      return [issued, nonce, sign(website_id, issued, nonce)].join('.')
    },
    check(website_id, token) {
      const [issued = '', nonce = '', given = ''] = token.split('.')
      const expected = Buffer.from(sign(website_id, issued, nonce))
      const bytes = Buffer.from(given)
      const isOurs = bytes.length === expected.length && timingSafeEqual(bytes, expected)
      const age = clock().getTime() - Number.parseInt(issued, 36)
      if (!isOurs || !(age >= 0 && age < OLDEST_MS)) return { state: 'unusable' }
      return age < SITE_FORM_TOKEN_AGE_MS ? { state: 'young' } : { state: 'valid', key: nonce }
    }
  }
}
