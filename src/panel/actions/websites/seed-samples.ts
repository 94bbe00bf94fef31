import { isDeepStrictEqual } from 'node:util'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import type { DemoAgent } from '#sites/demo/demo-agent.ts'
import { demoContent } from '#sites/demo/demo-content.ts'
import { agentByEmail } from '../../records/accounts/agents.ts'
import { templateExists } from '../../records/billing/price-list.ts'
import { insertSiteVersion, rewriteSiteVersion } from '../../records/websites/site-versions.ts'
import { insertSite, reviseSite, siteOf } from '../../records/websites/sites.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import type { Db, World } from '../../services/world.ts'
import { columnsOf } from './create-site.ts'
import { seedSamplePosts } from './seed-sample-posts.ts'
import { insertSampleWebsite, sampleEmail } from './sample-website.ts'

/** The sample agents' websites, served like any other; all of them or, if killed, none. */
export async function seedSamples(world: World): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    for (const agent of DEMO_AGENTS) await seedSample(tx, world, agent)
  })
}

async function seedSample(tx: Db, world: World, agent: DemoAgent): Promise<void> {
  const content = demoContent(agent)
  const known = await agentByEmail(tx, sampleEmail(agent))
  const website = known && (await websiteByAgent(tx, known.agent_id))
  if (website) return refreshSample(tx, world, { agent, content, website_id: website.website_id })
  if (known || !(await templateExists(tx, agent.template_id))) return
  const website_id = await insertSampleWebsite(tx, world, { agent, content })
  if (website_id === undefined) return
  const now = world.clock()
  const json = JSON.stringify(content)
  await insertSite(tx, {
    ...columnsOf(content),
    website_id,
    draft: json,
    draft_updated: now,
    published: json,
    published_version: 1,
    published_at: now,
    revision: 1,
    is_sample: true
  })
  const version = { version: 1, content: json, updated: now, published_at: now }
  await insertSiteVersion(tx, { website_id, ...version })
  await seedSamplePosts(tx, world, { website_id, slug: agent.slug })
}

/** Samples follow the release: nobody edits them. */
async function refreshSample(
  tx: Db,
  world: World,
  { agent, content, website_id }: { agent: DemoAgent; content: SiteContent; website_id: number }
): Promise<void> {
  const site = await siteOf(tx, website_id)
  if (!site) return
  const hasNewPosts = await seedSamplePosts(tx, world, { website_id, slug: agent.slug })
  if (isDeepStrictEqual(site.published, content)) {
    if (hasNewPosts) await reviseSite(tx, website_id, {})
    return
  }
  const now = world.clock()
  const json = JSON.stringify(content)
  const version = site.draft_version
  await rewriteSiteVersion(tx, { website_id, version }, { content: json, updated: now })
  await reviseSite(tx, website_id, {
    ...columnsOf(content),
    draft: json,
    draft_version: version + 1,
    draft_updated: now,
    published: json,
    published_version: version + 1,
    published_at: now
  })
}
