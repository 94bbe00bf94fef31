import { askHumanCheck, type HumanToken } from '#stores/session/human-check.ts'
import { type RecaptchaClient, recaptchaClient } from '#islands/kit/form/recaptcha-client.ts'

/** The shortest-lived token is Google's, with two minutes. */
const FRESH_MS = 90_000

/** Never left, as the footer's form stays on the page. */
let client: RecaptchaClient | undefined
const recaptcha = (siteKey: string) => (client ??= recaptchaClient(siteKey)).ask('callback')

/** Runs the human check ahead of time: now, and again after each token is taken. */
export function prepareToken(): { take: () => Promise<HumanToken> } {
  const run = () => ({ since: Date.now(), token: askHumanCheck('callback', recaptcha) })
  let ready = run()
  return {
    async take() {
      const isStale = Date.now() - ready.since > FRESH_MS
      const first = isStale ? undefined : await ready.token
      // A check that failed ahead of time may succeed now.
      const token = first?.ok ? first : await run().token
      ready = run()
      return token
    }
  }
}
