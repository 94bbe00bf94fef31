import type { Language } from '#messages/language.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import { forwardingOf } from '../../records/websites/site-forwarding.ts'
import { siteOf } from '../../records/websites/sites.ts'
import type { World } from '../../services/world.ts'
import { leadAccess } from '../leads/lead-access.ts'
import { LEADING_MAX } from '../listings/shown-listings.ts'
import { readShownContent } from '../websites/shown-content.ts'
import { exportAccount } from './export-account.ts'
import { exportApprovals, exportHistory } from './export-history.ts'
import { exportLeadFiles } from './export-leads-files.ts'
import { exportListings } from './export-listings.ts'
import { exportTexts } from './export-texts.ts'
import type { ExportedFile } from './exported-file.ts'
import { readme } from './readme.ts'
import { staticHomes } from './static-homes.ts'
import type { ExportedBuild } from './exported-build.ts'
import { staticWebsite } from './static-website.ts'

type Asked = {
  agent: AgentRow
  build: ExportedBuild
  language: Language
  website_id: number
}

/** Everything that an agent takes with them, file after file. */
export async function* exportedFiles(world: World, asked: Asked): AsyncGenerator<ExportedFile> {
  const { agent, language, website_id } = asked
  const { db, settings } = world
  const site = await siteOf(db, website_id)
  const shown = await readShownContent(world, website_id)
  const about = { isPublished: shown !== undefined, productName: settings.productName }
  yield { name: 'README.html', body: readme(language, about) }
  yield* exportAccount(world, { agent, language, website_id })
  yield* exportApprovals(world, website_id)
  const access = await leadAccess(world, agent, 'export')
  yield* exportLeadFiles(world, access, language)
  yield* exportHistory(world, access)
  yield* exportListings(world, { language: site?.language ?? 'en', website_id })
  if (!shown) return
  const { content, pageDates, posts, publishedAt, services } = shown
  yield* exportTexts(db, website_id, content)
  const homes = await staticHomes(world, website_id)
  const onMarket = homes.cards.filter(({ status }) => status !== 'Sold')
  for await (const { body, name } of staticWebsite(world, asked.build, {
    website_id,
    content,
    homes,
    ...(await addressesOf(world, website_id)),
    shown: {
      facts: { homes: homes.cards.slice(0, LEADING_MAX), homesTotal: onMarket.length, posts },
      isSample: site?.is_sample ?? false,
      pageDates,
      publishedAt,
      // What needs no more than the page itself.
      services: {
        measurementId: services?.measurementId,
        verification: services?.verification
      }
    }
  })) {
    yield { name: `website/${name}`, body }
  }
}

/** Where the pages say that they are: where the website went, or else where it is. */
async function addressesOf(
  { clock, db, settings }: World,
  website_id: number
): Promise<{ origin: string; origins: string[] }> {
  const hosts = await hostsOf(db, website_id)
  const origins = hosts.map(({ host }) => websiteUrl(host, settings.siteUrl))
  const forwarding = await forwardingOf(db, website_id, clock())
  const [first = settings.siteUrl] = origins
  return { origin: forwarding?.origin ?? first, origins }
}
