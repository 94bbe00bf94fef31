import { isDeepStrictEqual } from 'node:util'
import type { PostContent } from '#contract/websites/site-posts.ts'
import { type Message, messageFrom } from '#messages/language.ts'
import { sitePostRefusals } from '#messages/refusals/site-posts.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { openUntil } from '#rules/content/fold-version.ts'
import { foldsIntoSite } from '#rules/websites/fold-site-version.ts'
import { picturesInBody, withPictureSizes } from '#rules/websites/post-body.ts'
import { SITE_POSTS_MAX } from '#rules/websites/site-posts.ts'
import { mediaOf } from '../../records/websites/site-media.ts'
import {
  insertPostVersion,
  postVersionBy,
  rewritePostVersion
} from '../../records/websites/site-post-versions.ts'
import {
  insertPost,
  postBegunAs,
  postsOf,
  type SitePostRow,
  slugsOfOthers,
  updatePost,
  type WhichPost
} from '../../records/websites/site-posts.ts'
import { lockSite } from '../../records/websites/sites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { noWebsite } from './own-site.ts'
import { readPost, readPostVersion } from './read-post.ts'

type Save = {
  post_id: number | null
  base_version: number
  content: PostContent
  begun_as?: string | undefined
  apart: boolean
}

/** Saves a post as a new version, or into the newest; refused if another tab saved in between. */
export function savePost(world: World, website_id: number, save: Save): Promise<SitePostRow> {
  const open_until = openUntil(world.clock())
  return changingPosts(world, website_id, async (tx) => {
    const content = await withOwnPictures(tx, website_id, save.content)
    if (save.post_id !== null) {
      const { post_id } = save
      return store(world, tx, { ...save, content, open_until, website_id, post_id })
    }
    const { begun_as = null } = save
    const begun = begun_as === null ? undefined : await postBegunAs(tx, { website_id, begun_as })
    if (!begun) return begin(world, tx, { website_id, begun_as, content, open_until })
    // An earlier call created it before its answer was lost.
    const { post_id, version: base_version } = begun
    const apart = false
    return store(world, tx, { website_id, post_id, base_version, content, apart, open_until })
  })
}

/** Makes an old version's content the newest again, as a version of its own. */
export function restorePost(
  world: World,
  which: WhichPost,
  { base_version, version }: { base_version: number; version: number }
): Promise<SitePostRow> {
  return changingPosts(world, which.website_id, async (tx) => {
    await readPost(tx, which)
    const content = await readPostVersion(tx, { ...which, version })
    return store(world, tx, { ...which, base_version, content, apart: true, open_until: null })
  })
}

/** Runs a change of the website's posts while no other change of them or of the website runs. */
export function changingPosts<Result>(
  { db }: World,
  website_id: number,
  change: (tx: Db) => Promise<Result>
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    if (!(await lockSite(tx, website_id))) throw noWebsite()
    return change(tx)
  })
}

type Stored = WhichPost &
  Omit<Save, 'begun_as' | 'post_id'> & {
    open_until: Date | null
  }

async function store(
  { clock }: World,
  tx: Db,
  { apart, base_version, content, open_until, ...which }: Stored
): Promise<SitePostRow> {
  const post = await readPost(tx, which)
  const { version } = post
  const newest = await postVersionBy(tx, { ...which, version })
  // Unchanged, or a retry whose first answer was lost.
  if (newest && isDeepStrictEqual(newest.content, content)) return post
  if (version !== base_version) throw newer(post)
  await requireFreeAddress(tx, which, content)
  const now = clock()
  const json = JSON.stringify(content)
  if (newest && !apart && foldsIntoSite(newest, { content, now })) {
    await rewritePostVersion(tx, { ...which, version }, { content: json, updated: now })
  } else {
    const added = { ...which, version: version + 1, content: json, updated: now, open_until }
    await insertPostVersion(tx, added)
  }
  return updatePost(tx, which, { ...columnsOf(content), version: version + 1, updated: now })
}

async function begin(
  { clock }: World,
  tx: Db,
  {
    begun_as,
    content,
    open_until,
    website_id
  }: { website_id: number; begun_as: string | null; content: PostContent; open_until: Date }
): Promise<SitePostRow> {
  if ((await postsOf(tx, website_id)).length >= SITE_POSTS_MAX) {
    throw new Refused(
      messageFrom(sitePostRefusals, (t) => t.tooMany(SITE_POSTS_MAX)),
      409
    )
  }
  await requireFreeAddress(tx, { website_id, post_id: null }, content)
  const now = clock()
  const post = await insertPost(tx, {
    ...columnsOf(content),
    website_id,
    begun_as,
    version: 1,
    created: now,
    updated: now
  })
  const { post_id } = post
  const json = JSON.stringify(content)
  const first = { version: 1, content: json, updated: now, open_until }
  await insertPostVersion(tx, { website_id, post_id, ...first })
  return post
}

/** What the list of posts shows, without reading their texts. */
function columnsOf({ language, slug, title }: PostContent) {
  return { language, slug, title }
}

async function requireFreeAddress(
  tx: Db,
  which: { website_id: number; post_id: number | null },
  { slug }: PostContent
): Promise<void> {
  if (slug === '' || !(await slugsOfOthers(tx, which)).includes(slug)) return
  throw wrong(
    'slug',
    messageFrom(sitePostRefusals, (t) => t.addressTaken)
  )
}

/** @throws Refused if a picture is not the website's; sizes are those of the stored files. */
async function withOwnPictures(
  tx: Db,
  website_id: number,
  content: PostContent
): Promise<PostContent> {
  const inBody = picturesInBody(content.body)
  const { cover } = content
  if (!cover && inBody.length === 0) return content
  const stored = new Map((await mediaOf(tx, website_id)).map((media) => [media.sha256, media]))
  const missing = messageFrom(siteRefusals, (t) => t.noSuchPicture)
  if (inBody.some((sha256) => !stored.has(sha256))) throw wrong('body', missing)
  const body = withPictureSizes(content.body, stored)
  if (!cover) return { ...content, body }
  const media = stored.get(cover.sha256)
  if (!media) throw wrong('cover', missing)
  return { ...content, body, cover: { ...cover, width: media.width, height: media.height } }
}

function wrong(field: keyof PostContent, text: Message): Refused {
  return new Refused(text, 400, { errors: { [field]: text } })
}

export function newer({ updated }: SitePostRow): Refused {
  return new Refused(
    messageFrom(sitePostRefusals, (t) => t.newer(updated)),
    409
  )
}
