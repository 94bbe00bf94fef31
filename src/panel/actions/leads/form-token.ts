import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { SITE_FORM_TOKEN_AGE_MS } from '#rules/websites/site-form.ts'

const OLDEST_MS = 24 * 60 * 60_000

/** Who tests a form: the agent by hand, or the nightly watchdog. */
export type FormTester = 'agent' | 'watchdog'

export type FormTokens = {
  issue: (website_id: number) => string
  /** `key` names the token for good: what is sent with it twice is one message. */
  check: (
    website_id: number,
    token: string
  ) => { key: string; state: 'valid' | 'young' } | { state: 'unusable' }
  /** Shows that a form was sent by ourselves, as a test. */
  mark: (token: string, tester: FormTester) => string
  readMark: (token: string, mark: string) => FormTester | undefined
}

/** Tokens that show when a website's form was opened. */
export function formTokens(secret: string, clock: () => Date): FormTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const markOf = (token: string, tester: FormTester) =>
    `${tester}.${sign(`test.${tester}.${token}`)}`

  return {
    issue(website_id) {
      const issued = clock().getTime().toString(36)
      const nonce = randomBytes(12).toString('base64url')
      return [issued, nonce, sign(`${website_id}.${issued}.${nonce}`)].join('.')
    },
    check(website_id, token) {
      const [issued = '', nonce = '', given = ''] = token.split('.')
      const isOurs = isSame(given, sign(`${website_id}.${issued}.${nonce}`))
      const age = clock().getTime() - Number.parseInt(issued, 36)
      if (!isOurs || !(age >= 0 && age < OLDEST_MS)) return { state: 'unusable' }
      return { state: age < SITE_FORM_TOKEN_AGE_MS ? 'young' : 'valid', key: nonce }
    },
    mark: markOf,
    readMark: (token, mark) =>
      (['agent', 'watchdog'] as const).find((tester) => isSame(mark, markOf(token, tester)))
  }
}

function isSame(given: string, expected: string): boolean {
  const [bytes, wanted] = [Buffer.from(given), Buffer.from(expected)]
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
