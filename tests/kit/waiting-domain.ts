import { expect } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { recheckDomains } from '#panel/actions/domains/sync-domain.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { CloudflareKeys } from '#panel/config/settings.ts'
import type { NameServers } from '#panel/services/dns/resolver.ts'
import { newAccount } from './new-account.ts'
import { startPanel } from './panel.ts'

export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR
export const DOMAIN = 'oseihomes.ca'

/** A panel with agents waiting for their domain; the test controls the clock and the DNS. */
export async function startDomainPanel(
  cloudflare: CloudflareKeys | undefined,
  engine: 'embedded' | 'postgres' = 'embedded'
) {
  let found: NameServers = { problem: 'no-domain' }
  const panel = await startPanel({
    engine,
    settings: { cloudflare },
    world: { resolver: { nameServers: async () => found } }
  })
  const { db } = panel.world

  return {
    panel,
    /** Sets the DNS answer for every domain. */
    say(answer: NameServers) {
      found = answer
    },
    async newWebsite(base_url = DOMAIN) {
      const { token } = await panel.registerAgent()
      const plain = newAccount()
      const website_details = { ...plain.website_details, base_url }
      const { body } = await panel.call(chargeAndWebsite, { ...plain, website_details }, { token })
      expect(body.api_status).toBe(0)
      const website = async () =>
        (await panel.call(accessTokenLoginWeb, {}, { token })).body.website
      return { token, website, website_id: (await website()).website_id as number }
    },
    work: () => runDueJobs(panel.world),
    /** Advances the clock and runs the jobs due by then. */
    async after(ms: number) {
      panel.advanceClock(ms)
      await recheckDomains(panel.world)
      await runDueJobs(panel.world)
    },
    /** The emails about domains. */
    told: () =>
      panel.emails
        .map(({ subject }) => subject)
        .filter((one) => /name servers| is live$/.test(one)),
    row: (website_id: number) =>
      db
        .selectFrom('websites')
        .selectAll()
        .where('website_id', '=', website_id)
        .executeTakeFirstOrThrow(),
    dead: () => db.selectFrom('jobs').selectAll().where('state', '=', 'dead').execute()
  }
}
