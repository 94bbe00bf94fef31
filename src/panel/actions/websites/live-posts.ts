import * as v from 'valibot'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { PostContent } from '#contract/websites/site-posts.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { blogPlaceOf, postAt } from '#sites/blog/blog-at.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { livePostBody, type LivePostRow, livePosts } from '../../records/websites/live-posts.ts'
import type { Db } from '../../services/world.ts'

const Shown = v.omit(PostContent, ['body'])

/** The website's published posts as its pages show them, newest first, without their texts. */
export async function readLivePosts(
  db: Db,
  website_id: number,
  content: Pick<SiteContent, 'province'>
): Promise<ShownPost[]> {
  return shownPosts(await livePosts(db, website_id), content)
}

/** Dated in the zone of the website's province. */
export function shownPosts(
  rows: readonly LivePostRow[],
  { province }: Pick<SiteContent, 'province'>
): ShownPost[] {
  return rows.flatMap(({ content, post_id, published_at, revised_at, slug }) => {
    const { output, success } = v.safeParse(Shown, content)
    if (!success) return []
    const { cover, description, language, title } = output
    const date = formatDate(published_at, 'YYYY-MM-DD', zoneOf(province).id)
    const published = published_at.toISOString()
    const changed = revised_at.toISOString()
    return [{ post_id, slug, language, title, description, cover, date, published, changed }]
  })
}

/** The text of the post that the request is for; undefined if it is for anything else. */
export async function postBodyFor(
  db: Db,
  request: Pick<SiteRequest, 'content' | 'facts' | 'path' | 'website_id'>
): Promise<string | undefined> {
  const post = postAt(request, blogPlaceOf(request))
  return post && livePostBody(db, { website_id: request.website_id, post_id: post.post_id })
}
