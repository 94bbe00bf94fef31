import { afterAll, beforeEach, expect } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { recheckDomains } from '#panel/actions/domains/sync-domain.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { NameServers } from '#panel/services/dns/resolver.ts'
import { type CloudflareServer, startCloudflare } from './cloudflare-server.ts'
import { type Internet, internetOf } from './domain-internet.ts'
import { newAccount } from './new-account.ts'
import { startPanel } from './panel.ts'
import { testSettings } from './test-settings.ts'

export const HOUR = 60 * 60_000
export const DAY = 24 * HOUR
export const DOMAIN = 'oseihomes.ca'

export type DomainPanel = Awaited<ReturnType<typeof startDomainPanel>>

/** A Cloudflare for the tests of a file, empty at the start of each. */
export async function sharedCloudflare(): Promise<CloudflareServer> {
  const server = await startCloudflare()
  beforeEach(() => server.forget())
  afterAll(() => server.close())
  return server
}

/** A panel with agents waiting for their domain; the test controls the clock and the internet. */
export async function startDomainPanel(
  cloudflare: CloudflareServer | undefined,
  engine: 'embedded' | 'postgres' = 'embedded'
) {
  const { sitesDomain } = testSettings
  const internet: Internet = {
    nameServers: { problem: 'no-domain' },
    oldRecords: [],
    signed: new Set(),
    isPublic: true,
    certifies: async () => true,
    async hosting(host) {
      const name = host.replace(/^www\./, '')
      const row = await db
        .selectFrom('websites')
        .select('website_id')
        .where((either) =>
          either.or([
            either('base_url', '=', name),
            either('subdomain', '=', name.replace(`.${sitesDomain}`, ''))
          ])
        )
        .executeTakeFirst()
      return row?.website_id
    }
  }
  const panel = await startPanel({
    engine,
    settings: { cloudflare: cloudflare?.keys },
    world: internetOf(internet, { cloudflare, sitesDomain })
  })
  const { db } = panel.world
  const rowOf = (website_id: number) =>
    db
      .selectFrom('websites')
      .selectAll()
      .where('website_id', '=', website_id)
      .executeTakeFirstOrThrow()

  return {
    panel,
    internet,
    /** Sets the registry's answer for every domain. */
    say(answer: NameServers) {
      internet.nameServers = answer
    },
    /** As the agent does at the registrar; Cloudflare notices, and its certificate follows. */
    delegate(isCertified = true) {
      const [zone] = cloudflare?.zones ?? []
      if (!zone) throw new Error('no zone yet')
      internet.nameServers = { found: zone.name_servers }
      cloudflare?.activate(zone.name, isCertified)
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
    /** The records of a name in the first zone. */
    inZone: (name: string) =>
      (cloudflare?.zones[0]?.records ?? [])
        .filter((record) => record.name === name)
        .map(({ content, proxied, type }) => [type, content, proxied ?? false]),
    /** The host that a website's domain points to. */
    target: async (website_id: number) => `${(await rowOf(website_id)).subdomain}.${sitesDomain}`,
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
        .filter((one) => /name servers| is live$|no longer shows/.test(one)),
    row: rowOf,
    /** The domain and its www host. */
    hosts: () =>
      db
        .selectFrom('site_hosts')
        .selectAll()
        .where('kind', 'in', ['own', 'www'])
        .orderBy('kind')
        .execute(),
    dead: () => db.selectFrom('jobs').selectAll().where('state', '=', 'dead').execute()
  }
}
