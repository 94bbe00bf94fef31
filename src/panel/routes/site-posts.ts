import type { Hono } from 'hono'
import {
  deleteSitePost,
  publishSitePost,
  putBackSitePost,
  restoreSitePost,
  saveSitePost,
  scheduleSitePost,
  sitePost,
  sitePosts,
  sitePostVersions,
  unpublishSitePost,
  unscheduleSitePost
} from '#contract/websites/site-posts.ts'
import { readLivePosts } from '../actions/websites/live-posts.ts'
import { ownSite, ownWebsiteId } from '../actions/websites/own-site.ts'
import * as publishing from '../actions/websites/publish-post.ts'
import { readPost, readPostVersion, writePost, writePosts } from '../actions/websites/read-post.ts'
import * as saving from '../actions/websites/save-post.ts'
import { writeSiteVersion } from '../actions/websites/site-history.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import type { KeyedRequest } from '../records/service/idempotency.ts'
import { postVersionsOf } from '../records/websites/site-post-versions.ts'
import { postsOf, type SitePostRow, type WhichPost } from '../records/websites/site-posts.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
/** The longest post, in bytes of JSON. */
const POST_BYTES_MAX = 400_000

type Caller = { agent: AgentRow; request?: KeyedRequest }

/** The posts of an agent's own website. */
export function sitePostRoutes(app: Hono, world: World): void {
  const limited = ({ agent_id }: AgentRow, what: string, hits: number) =>
    limit(world, `site-post-${what}:${agent_id}`, { hits, seconds: QUARTER_HOUR })
  const whichOf = async (agent: AgentRow, post_id: number, inside = world): Promise<WhichPost> => {
    return { website_id: await ownWebsiteId(inside, agent), post_id }
  }
  const publish = async (
    { agent, request }: Caller,
    post_id: number,
    change: (inside: World, which: WhichPost) => Promise<SitePostRow>
  ) => {
    await limited(agent, 'publish', 120)
    return inOneTransaction(world, request, async (inside) => {
      const post = await change(inside, await whichOf(agent, post_id, inside))
      return writePost(inside, agent, post)
    })
  }
  const withContent = async (agent: AgentRow, which: WhichPost) => {
    const post = await readPost(world.db, which)
    const content = await readPostVersion(world.db, { ...which, version: post.version })
    return { ...(await writePost(world, agent, post)), content }
  }

  serve(app, world, sitePosts, async (_input, { agent }) => {
    const { site } = await ownSite(world, agent)
    const { province, website_id } = site
    const posts = await postsOf(world.db, website_id)
    const shown = await readLivePosts(world.db, website_id, { province })
    return { data: await writePosts(world, agent, posts), shown }
  })

  serve(app, world, sitePost, async ({ post_id }, { agent }) =>
    withContent(agent, await whichOf(agent, post_id))
  )

  serve(
    app,
    world,
    saveSitePost,
    async (save, { agent }) => {
      await limited(agent, 'save', 600)
      const post = await saving.savePost(world, await ownWebsiteId(world, agent), save)
      return writePost(world, agent, post)
    },
    { bodyLimit: POST_BYTES_MAX }
  )

  serve(app, world, restoreSitePost, async ({ post_id, ...versions }, { agent }) => {
    await limited(agent, 'save', 600)
    const which = await whichOf(agent, post_id)
    await saving.restorePost(world, which, versions)
    return withContent(agent, which)
  })

  serve(app, world, publishSitePost, ({ post_id, version }, caller) =>
    publish(caller, post_id, (inside, which) =>
      publishing.publishPost(inside, { ...which, version })
    )
  )

  serve(app, world, unpublishSitePost, ({ post_id }, caller) =>
    publish(caller, post_id, publishing.unpublishPost)
  )

  serve(app, world, scheduleSitePost, async ({ post_id, ...wish }, { agent }) => {
    const which = await whichOf(agent, post_id)
    return writePost(world, agent, await publishing.schedulePost(world, { ...which, ...wish }))
  })

  serve(app, world, unscheduleSitePost, async ({ post_id }, { agent }) => {
    const post = await publishing.unschedulePost(world, await whichOf(agent, post_id))
    return writePost(world, agent, post)
  })

  serve(app, world, deleteSitePost, async ({ post_id }, { agent }) => {
    await publishing.deletePost(world, await whichOf(agent, post_id))
    return {}
  })

  serve(app, world, putBackSitePost, async ({ post_id }, { agent }) => {
    const post = await publishing.putBackPost(world, await whichOf(agent, post_id))
    return writePost(world, agent, post)
  })

  serve(app, world, sitePostVersions, async ({ post_id }, { agent }) => {
    const which = await whichOf(agent, post_id)
    await readPost(world.db, which)
    return { data: (await postVersionsOf(world.db, which)).map(writeSiteVersion) }
  })
}
