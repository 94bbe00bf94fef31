import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import type { PageDates } from '#rules/websites/page-dates.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteServices } from '#sites/site-renderer.ts'
import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { readLeadingListings } from '../listings/shown-listings.ts'
import { livePosts } from '../../records/websites/live-posts.ts'
import { shownPosts } from './live-posts.ts'
import { siteServices } from './site-services.ts'
import {
  type PublishedSite,
  readPublished,
  readPublishedVersions
} from '../../records/websites/served-sites.ts'
import type { World } from '../../services/world.ts'

/** What a website shows at one revision. */
export type ShownContent = {
  content: SiteContent
  pageDates: PageDates
  publishedAt: string | null
  services?: SiteServices
  posts: readonly ShownPost[]
  homes: readonly ShownListing[]
  homesTotal: number
  /** What it takes in memory. */
  bytes: number
}

/** Parsed content takes about this many times its JSON. */
const PARSED_FACTOR = 3
const FALLBACK_VERSIONS = 5

/** What visitors see of a website, or the newest version of it that this build can read. */
export async function readShownContent(
  world: World,
  website_id: number
): Promise<ShownContent | undefined> {
  const { db, log } = world
  const [published, services, posts, { homes, homesTotal }] = await Promise.all([
    readPublished(db, website_id),
    siteServices(world, website_id),
    livePosts(db, website_id),
    readLeadingListings(world, website_id)
  ])
  if (!published) return undefined
  let readable = parse(published)
  if (!readable) {
    log.error({ website_id }, 'published content can’t be read; serving an older version')
    const versions = await readPublishedVersions(db, website_id, FALLBACK_VERSIONS)
    readable = versions.map(parse).find((version) => version !== undefined)
  }
  if (!readable) return undefined
  const shown = { services, posts: shownPosts(posts, readable.content), homes, homesTotal }
  const bytes = sizeOf(readable.content) + sizeOf(shown.posts) + sizeOf(homes)
  return { ...readable, ...shown, bytes }
}

function parse({
  content,
  page_dates = {},
  published_at
}: PublishedSite): Pick<ShownContent, 'content' | 'pageDates' | 'publishedAt'> | undefined {
  const { output, success } = v.safeParse(SiteContent, content)
  if (!success) return undefined
  const publishedAt = published_at?.toISOString() ?? null
  return { content: output, pageDates: page_dates, publishedAt }
}

function sizeOf(parsed: unknown): number {
  return PARSED_FACTOR * JSON.stringify(parsed).length
}
