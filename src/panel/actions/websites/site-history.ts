import type { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteVersion } from '#contract/websites/site-builder.ts'
import { messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { siteVersionBy, type SiteVersionRow } from '../../records/websites/site-versions.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'
import { readContent } from './read-content.ts'

/** @throws Refused if the version doesn't exist, or newer code saved it. */
export async function readSiteVersion(
  db: Db,
  which: { website_id: number; version: number }
): Promise<Omit<SiteVersionRow, 'content'> & { content: SiteContent }> {
  const found = await siteVersionBy(db, which)
  if (!found) {
    throw new Refused(
      messageFrom(siteRefusals, (t) => t.noSuchVersion),
      404
    )
  }
  return { ...found, content: readForBuilder(found.content) }
}

/** @throws Refused if newer code saved it. */
export function readForBuilder(stored: unknown): SiteContent {
  const content = readContent(stored)
  if (content) return content
  throw new Refused(
    messageFrom(siteRefusals, (t) => t.newerBuilder),
    409
  )
}

/** A version without its content, for the API. */
export function writeSiteVersion({
  published_at,
  updated,
  version
}: Pick<SiteVersionRow, 'published_at' | 'updated' | 'version'>): SiteVersion {
  return {
    version,
    updated: updated.toISOString(),
    published_at: published_at?.toISOString() ?? null
  }
}
