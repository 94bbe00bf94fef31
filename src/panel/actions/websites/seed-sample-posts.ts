import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { PostContent } from '#contract/websites/site-posts.ts'
import { DEMO_POSTS, type DemoPost } from '#sites/demo/demo-posts.ts'
import { insertPostVersion, rewritePostVersion } from '../../records/websites/site-post-versions.ts'
import { insertPost, postBegunAs, updatePost } from '../../records/websites/site-posts.ts'
import type { Db, World } from '../../services/world.ts'

type Sample = { website_id: number; slug: string }

/** A sample agent's posts as this release has them; true if visitors see a change. */
export async function seedSamplePosts(
  tx: Db,
  world: World,
  { slug, website_id }: Sample
): Promise<boolean> {
  let isChanged = false
  for (const post of DEMO_POSTS[slug] ?? []) {
    if (await seedPost(tx, world, website_id, post)) isChanged = true
  }
  return isChanged
}

async function seedPost(
  tx: Db,
  { clock }: World,
  website_id: number,
  { published, ...written }: DemoPost
): Promise<boolean> {
  const content = v.parse(PostContent, written)
  const { language, slug, title } = content
  const begun_as = `sample ${slug}`
  const known = await postBegunAs(tx, { website_id, begun_as })
  if (known && isDeepStrictEqual(known.published, content)) return false
  const now = clock()
  const json = JSON.stringify(content)
  const version = (known?.version ?? 0) + 1
  const shown = {
    language,
    slug,
    title,
    version,
    published: json,
    published_version: version,
    published_slug: slug,
    updated: now
  }
  if (known) {
    const which = { website_id, post_id: known.post_id }
    const newest = { ...which, version: known.version }
    await rewritePostVersion(tx, newest, { content: json, updated: now })
    await updatePost(tx, which, { ...shown, revised_at: now })
    return true
  }
  const dates = { published_at: published, revised_at: published, created: published }
  const { post_id } = await insertPost(tx, { ...shown, ...dates, website_id, begun_as })
  const first = { version, content: json, updated: now, published_at: published }
  await insertPostVersion(tx, { website_id, post_id, ...first })
  return true
}
