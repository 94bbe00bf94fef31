import type { PostContent } from '#contract/websites/site-posts.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { sitePostRefusals } from '#messages/refusals/site-posts.ts'
import { sitePostValidation } from '#messages/validation/site-posts.ts'
import { missingInPost } from '#rules/websites/missing-in-post.ts'
import { freePostSlug } from '#rules/websites/site-posts.ts'
import { enqueue } from '../../records/service/jobs.ts'
import { closePostVersion } from '../../records/websites/site-post-versions.ts'
import {
  postBy,
  type SitePostRow,
  slugsOfOthers,
  updatePost,
  type WhichPost
} from '../../records/websites/site-posts.ts'
import { reviseSite, siteOf } from '../../records/websites/sites.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { scheduledTime } from './publish-site.ts'
import { gone, readPost, readPostVersion } from './read-post.ts'
import { changingPosts, newer } from './save-post.ts'
import { tellNotPublished } from './tell-not-published.ts'

export const PUBLISH_POST_SCHEDULED = 'publish-site-post'

const NOT_SCHEDULED = { publish_at: null, scheduled_version: null }

/** Publishes the newest version; refused if the caller hasn't seen it. */
export function publishPost(
  world: World,
  { version, ...which }: WhichPost & { version: number }
): Promise<SitePostRow> {
  return changing(world, which, async (tx, post) => {
    if (post.version !== version) throw newer(post)
    if (post.published_version === version) throw refused('isPublished')
    return goLive(tx, post, { version, now: world.clock() })
  })
}

export function unpublishPost(world: World, which: WhichPost): Promise<SitePostRow> {
  return changing(world, which, async (tx, post) => {
    if (post.published_version === null) throw refused('notPublished')
    await reviseSite(tx, which.website_id, {})
    return updatePost(tx, which, {
      ...NOT_SCHEDULED,
      published: null,
      published_version: null,
      revised_at: null
    })
  })
}

/** Schedules the newest version, or changes the time of the scheduled one. */
export async function schedulePost(
  world: World,
  { publish_at, version, ...which }: WhichPost & { version: number; publish_at: string }
): Promise<SitePostRow> {
  const now = world.clock()
  const at = scheduledTime(publish_at, now)
  return changing(world, which, async (tx, post) => {
    if (version !== post.version && version !== post.scheduled_version) throw newer(post)
    if (post.published_version === version) throw refused('isPublished')
    await publishable(tx, which, version)
    await closePostVersion(tx, { ...which, version })
    await enqueue(tx, {
      kind: PUBLISH_POST_SCHEDULED,
      payload: which,
      dedupe: `${PUBLISH_POST_SCHEDULED}:${which.post_id}:${at.toISOString()}`,
      runAt: at,
      now
    })
    return updatePost(tx, which, { publish_at: at, scheduled_version: version })
  })
}

export function unschedulePost(world: World, which: WhichPost): Promise<SitePostRow> {
  return changing(world, which, (tx) => updatePost(tx, which, NOT_SCHEDULED))
}

/** Publishes a post whose time has come, unless it was rescheduled, unscheduled or deleted since. */
export async function publishPostScheduled(world: World, which: WhichPost): Promise<void> {
  await changingPosts(world, which.website_id, async (tx) => {
    const post = await postBy(tx, which)
    const now = world.clock()
    if (!post?.publish_at || post.scheduled_version === null || post.publish_at > now) return
    try {
      await goLive(tx, post, { version: post.scheduled_version, now })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // What it needs has changed: without this, the job would fail again and again.
      await updatePost(tx, which, NOT_SCHEDULED)
      const { publish_at } = post
      const { title } = await readPostVersion(tx, { ...which, version: post.scheduled_version })
      const { website_id } = which
      await tellNotPublished(tx, { website_id, title, publish_at, why: error }, now)
    }
  })
}

/** Takes a post off the website and out of the list; doing so again changes nothing. */
export async function deletePost(world: World, which: WhichPost): Promise<void> {
  await changingPosts(world, which.website_id, async (tx) => {
    const post = await postBy(tx, which)
    if (!post) throw gone()
    if (post.deleted_at) return
    await updatePost(tx, which, { ...NOT_SCHEDULED, deleted_at: world.clock() })
    if (post.published_version !== null) await reviseSite(tx, which.website_id, {})
  })
}

/** Puts a deleted post back as it was; doing so again changes nothing. */
export async function putBackPost(world: World, which: WhichPost): Promise<SitePostRow> {
  return changingPosts(world, which.website_id, async (tx) => {
    const post = await postBy(tx, which)
    if (!post) throw gone()
    if (!post.deleted_at) return post
    const taken = await slugsOfOthers(tx, which)
    const own = [post.slug, post.published_slug]
    if (own.some((slug) => slug !== null && taken.includes(slug)))
      throw refused('addressTakenSince')
    if (post.published_version !== null) await reviseSite(tx, which.website_id, {})
    return updatePost(tx, which, { deleted_at: null })
  })
}

async function goLive(
  tx: Db,
  { published_at, published_slug, ...post }: SitePostRow,
  { now, version }: { version: number; now: Date }
): Promise<SitePostRow> {
  const which = { website_id: post.website_id, post_id: post.post_id }
  const content = await publishable(tx, which, version)
  const taken = await slugsOfOthers(tx, which)
  const slug = content.slug || (published_slug ?? freePostSlug(content.title, taken))
  if (taken.includes(slug)) throw refused('addressTaken')
  await closePostVersion(tx, { ...which, version }, { published_at: now })
  await reviseSite(tx, which.website_id, {})
  return updatePost(tx, which, {
    ...NOT_SCHEDULED,
    published: JSON.stringify({ ...content, slug }),
    published_version: version,
    published_slug: slug,
    published_at: published_at ?? now,
    revised_at: now
  })
}

/** @throws Refused with what the version still lacks, by field. */
async function publishable(tx: Db, which: WhichPost, version: number): Promise<PostContent> {
  const content = await readPostVersion(tx, { ...which, version })
  const missing = missingInPost(content).map((field): [string, Message] => {
    return [field, messageFrom(sitePostValidation, (t) => t.missing[field])]
  })
  const site = await siteOf(tx, which.website_id)
  if (content.language !== site?.language && content.language !== site?.second_language) {
    missing.push(['language', messageFrom(sitePostRefusals, (t) => t.otherLanguage)])
  }
  const [first] = missing
  if (!first) return content
  throw new Refused(first[1], 400, { errors: Object.fromEntries(missing) })
}

function refused(
  reason: 'addressTaken' | 'addressTakenSince' | 'isPublished' | 'notPublished'
): Refused {
  return new Refused(
    messageFrom(sitePostRefusals, (t) => t[reason]),
    409
  )
}

function changing(
  world: World,
  which: WhichPost,
  change: (tx: Db, post: SitePostRow) => Promise<SitePostRow>
): Promise<SitePostRow> {
  return changingPosts(world, which.website_id, async (tx) => change(tx, await readPost(tx, which)))
}
