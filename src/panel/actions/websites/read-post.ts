import * as v from 'valibot'
import { PostContent, type SitePost } from '#contract/websites/site-posts.ts'
import { messageFrom } from '#messages/language.ts'
import { sitePostRefusals } from '#messages/refusals/site-posts.ts'
import { sitePostPath } from '#rules/websites/blog-path.ts'
import { postState } from '#rules/websites/site-posts.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { postVersionBy } from '../../records/websites/site-post-versions.ts'
import { postBy, type SitePostRow, type WhichPost } from '../../records/websites/site-posts.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { ownSite, writeSiteState } from './own-site.ts'

/** @throws Refused if the website has no such post, or it was deleted. */
export async function readPost(db: Db, which: WhichPost): Promise<SitePostRow> {
  const post = await postBy(db, which)
  if (!post || post.deleted_at) throw gone()
  return post
}

/** @throws Refused if the version doesn't exist. */
export async function readPostVersion(
  db: Db,
  which: WhichPost & { version: number }
): Promise<PostContent> {
  const found = await postVersionBy(db, which)
  if (found) return v.parse(PostContent, found.content)
  throw new Refused(
    messageFrom(sitePostRefusals, (t) => t.noSuchVersion),
    404
  )
}

export function gone(): Refused {
  return new Refused(
    messageFrom(sitePostRefusals, (t) => t.gone),
    404
  )
}

/** Posts of the agent's website, for the API. */
export async function writePosts(
  world: World,
  agent: AgentRow,
  posts: readonly SitePostRow[]
): Promise<SitePost[]> {
  const { site } = await ownSite(world, agent)
  const { website_url } = await writeSiteState(world, agent)
  const urlOf = ({ language, published_slug, published_version }: SitePostRow) => {
    if (published_version === null || published_slug === null || site.published === null)
      return null
    return website_url + sitePostPath(published_slug, language, site.language)
  }
  return posts.map((post) => ({
    post_id: post.post_id,
    title: post.title,
    language: post.language,
    slug: post.slug || (post.published_slug ?? ''),
    state: postState(post),
    version: post.version,
    updated: post.updated.toISOString(),
    published_version: post.published_version,
    published_at: post.published_at?.toISOString() ?? null,
    publish_at: post.publish_at?.toISOString() ?? null,
    scheduled_version: post.scheduled_version,
    post_url: urlOf(post)
  }))
}

export async function writePost(
  world: World,
  agent: AgentRow,
  post: SitePostRow
): Promise<SitePost> {
  const [written] = await writePosts(world, agent, [post])
  if (!written) throw new Error('no post was written')
  return written
}
