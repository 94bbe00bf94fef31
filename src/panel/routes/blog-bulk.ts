import type { Hono } from 'hono'
import { blogBodies, blogIndex, policyIndex } from '#contract/content/blog-bulk.ts'
import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { ROW_ID_MAX } from '#rules/limits.ts'
import { siteFigures } from '#contract/site-figures.ts'
import { pictureFile } from '#contract/content/pictures.ts'
import { cleanPost } from '../actions/content/content-in-french.ts'
import { gatherSiteFigures } from '../actions/websites/site-figures.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { datesToWire } from '../http/dates-to-wire.ts'
import { policyNames } from '../records/content/content.ts'
import { pictureByName } from '../records/content/pictures.ts'
import { postBodies, postsAfter } from '../records/content/posts.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const NO_PICTURE = messageFrom(contentRefusals, (t) => t.noSuchPicture)
const QUARTER_HOUR = 15 * 60

/** For clients that build a site: the whole blog or only what has changed, and counts. */
export function blogBulkRoutes(app: Hono, world: World): void {
  const { db } = world

  serve(app, world, blogIndex, async ({ after, limit: most }, { ip, language }) => {
    await limit(world, `blog-index:${ip}`, { hits: 600, seconds: QUARTER_HOUR })
    return { data: (await postsAfter(db, language, after, most)).map(datesToWire) }
  })

  serve(app, world, blogBodies, async ({ post_ids }, { ip, language }) => {
    await limit(world, `blog-bodies:${ip}`, { hits: 3000, seconds: QUARTER_HOUR })
    const ids = [...new Set(post_ids.split(',').map(Number))].filter((id) => id <= ROW_ID_MAX)
    const bodies = await postBodies(db, language, ids)
    return { data: bodies.map((body) => cleanPost(body, language)) }
  })

  serve(app, world, policyIndex, async () => ({ data: await policyNames(db) }))

  serve(app, world, siteFigures, async (_, { ip }) => {
    await limit(world, `site-figures:${ip}`, { hits: 60, seconds: QUARTER_HOUR })
    return gatherSiteFigures(world)
  })

  const options = { lasting: true }
  serve(
    app,
    world,
    pictureFile,
    async ({ name }, { ip }) => {
      await limit(world, `picture:${ip}`, { hits: 3000, seconds: QUARTER_HOUR })
      const picture = await pictureByName(db, name)
      if (!picture) throw new Refused(NO_PICTURE, 404)
      return new File([new Uint8Array(picture.bytes)], name, { type: picture.type })
    },
    options
  )
}
