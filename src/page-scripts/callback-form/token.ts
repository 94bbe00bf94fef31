import { askHumanCheck, type HumanToken } from '#stores/session/human-check.ts'
import { type RecaptchaClient, recaptchaClient } from '#islands/kit/form/recaptcha-client.ts'

/** The shortest-lived token is Google's, with two minutes. */
const FRESH_MS = 90_000

/** The footer's form is never left, so it stays joined. */
let client: RecaptchaClient | undefined
const recaptcha = (siteKey: string) => (client ??= recaptchaClient(siteKey)).ask('callback')

/** Runs the human check ahead of its use: now, and again whenever a token has been taken. */
export function prepareToken(): { take: () => Promise<HumanToken> } {
  const run = () => ({ since: Date.now(), token: askHumanCheck('callback', recaptcha) })
  let ready = run()
  return {
    async take() {
      const isStale = Date.now() - ready.since > FRESH_MS
      const first = isStale ? undefined : await ready.token
      // What failed ahead of time may only have been a moment without a network.
      const token = first?.ok ? first : await run().token
      ready = run()
      return token
    }
  }
}
