import { type IncomingHttpHeaders, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteBuild } from '#panel/hosting/site-build.ts'
import { fetchPage, formPost } from '#panel/services/dns/https-page.ts'
import { startService } from '#panel/service/start-service.ts'
import type { Db } from '#panel/services/world.ts'
import { newAccount } from './new-account.ts'
import { type PanelOptions, startPanel } from './panel.ts'
import { siteContent } from './site-content.ts'

type HostAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** From the sources; only a test runner can load them. */
const unbuiltSites = async (): Promise<SiteBuild> => {
  return { renderer: await import('#sites/server-entry.tsx'), files: new Map() }
}

/** The service with agents' websites, over HTTP. `siteDir` may hold no site. */
export async function startHosting(
  options: PanelOptions & { siteDir?: string; sites?: SiteBuild } = {}
) {
  const { siteDir = '/nowhere', sites = await unbuiltSites(), ...rest } = options
  const panel = await startPanel(rest)
  const service = await startService(panel.world, { port: 0, siteDir, sites })
  let websites = 0
  // As on a machine that nobody else reaches.
  panel.world.reach = {
    ...panel.world.reach,
    visit: (host, { form, path }) => {
      const at = { address: '127.0.0.1', port: service.port }
      return fetchPage({ protocol: 'http:', host, path, post: formPost(form), ...at })
    }
  }

  return {
    panel,
    port: service.port,
    /** Buys a website through the API and publishes this content on it. */
    async newSite(change: Parameters<typeof siteContent>[0] = {}) {
      websites++
      const base_url = `site${websites}-${change.city?.toLowerCase() ?? 'toronto'}.ca`
      const { token, agent_id } = await panel.registerAgent()
      const account = newAccount()
      const website_details = { ...account.website_details, base_url }
      const { body } = await panel.call(
        chargeAndWebsite,
        { ...account, website_details },
        { token }
      )
      if (body.api_status !== 0) throw new Error(`no website: ${body.message}`)
      const { subdomain, website_id } = await panel.world.db
        .selectFrom('websites')
        .select(['subdomain', 'website_id'])
        .where('agent_id', '=', agent_id)
        .executeTakeFirstOrThrow()
      await publishContent(panel.world.db, website_id, siteContent(change))
      const host = `${subdomain}.${panel.world.settings.sitesDomain}`
      return { agent_id, base_url, host, token, website_id }
    },
    get: (host: string, path = '/', headers: Record<string, string> = {}) =>
      askHost(service.port, { host, path, headers }),
    ask: (asked: Asked) => askHost(service.port, asked),
    async close() {
      await service.close()
      await panel.close()
    }
  }
}

type Asked = {
  host: string
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A request to this port with any Host header. */
export function askHost(port: number, { body, headers, host, method = 'GET', path = '/' }: Asked) {
  return new Promise<HostAnswer>((resolve, reject) => {
    const options = { port, path, method, headers: { host, ...headers }, agent: false }
    send({ ...options, host: '127.0.0.1' }, async (response) => {
      const { headers: answered, statusCode = 0 } = response
      resolve({ status: statusCode, headers: answered, body: await text(response) })
    })
      .on('error', reject)
      .end(body)
  })
}

/** Publishes content as the builder does: what visitors see, and a new revision. */
export async function publishContent(db: Db, website_id: number, content: SiteContent) {
  const { city, language, province, second_language, template_id } = content
  const json = JSON.stringify(content)
  const columns = { language, second_language, city, province, template_id, published: json }
  await db
    .insertInto('sites')
    .values({
      ...columns,
      website_id,
      draft: json,
      draft_updated: new Date(),
      published_version: 1,
      revision: 1
    })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ ...columns, revision: sql`sites.revision + 1` })
    )
    .execute()
}
