import { askHumanCheck, googleToken, type HumanToken } from '#stores/session/human-check.ts'

/** The shortest-lived token is Google's, with two minutes. */
const FRESH_MS = 90_000

const google = (siteKey: string) => googleToken('callback', siteKey)

/** Runs the human check ahead of its use: now, and again whenever a token has been taken. */
export function prepareToken(): { take: () => Promise<HumanToken> } {
  const run = () => ({ since: Date.now(), token: askHumanCheck('callback', google) })
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
