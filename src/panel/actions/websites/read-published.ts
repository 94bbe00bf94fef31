import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { publishedSiteVersions } from '../../records/websites/site-versions.ts'
import type { SiteRow } from '../../records/websites/sites.ts'
import type { World } from '../../services/world.ts'

/** Older versions that are tried when the published one can't be read. */
const TRIED = 5

/**
 * What visitors see; undefined while the website is unpublished. Content that this code can't read,
 * such as a newer version's, is logged, and the last published version that it can read is served.
 */
export async function readPublished(
  { db, log }: Pick<World, 'db' | 'log'>,
  { published, published_version, website_id }: SiteRow
): Promise<SiteContent | undefined> {
  if (published_version === null) return undefined
  const content = readContent(published)
  if (content) return content
  log.error({ website_id, version: published_version }, 'published content can’t be read')
  for (const version of await publishedSiteVersions(db, website_id, TRIED)) {
    const older = readContent(version.content)
    if (older) return older
  }
  return undefined
}

/** Stored content, checked like new content; undefined if this code can't read it. */
export function readContent(stored: unknown): SiteContent | undefined {
  const read = v.safeParse(SiteContent, stored)
  return read.success ? read.output : undefined
}
