import type { Hono } from 'hono'
import { blogList, blogPost, contactUs, humanChallenge, policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { contactMessages } from '#messages/contact.ts'
import { DEFAULT_LANGUAGE, messageFrom } from '#messages/language.ts'
import { accountRefusals } from '#messages/refusals/accounts.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { ROW_ID_MAX } from '#rules/limits.ts'
import { recentPosts } from '#rules/content/recent-posts.ts'
import { cleanPost, policyInFrench } from '../actions/content/content-in-french.ts'
import { requireHuman } from '../actions/accounts/require-human.ts'
import { queueEmail } from '../actions/emails/queue-email.ts'
import { gatherSiteData } from '../actions/websites/site-data.ts'
import { inOneTransaction } from '../http/once.ts'
import { limit } from '../http/rate-limit.ts'
import { serve } from '../http/serve.ts'
import { datesToWire } from '../http/dates-to-wire.ts'
import { serveCached } from '../http/serve-cached.ts'
import { policyByName } from '../records/content/content.ts'
import { frenchTexts } from '../records/content/french-texts.ts'
import { postById, postsBeside, postsPage } from '../records/content/posts.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const NO_CHALLENGES = messageFrom(accountRefusals, (t) => t.noChallenges)
const NO_POLICY = messageFrom(contentRefusals, (t) => t.noSuchPolicy)
const NO_FRENCH_POLICY = messageFrom(contentRefusals, (t) => t.noFrenchPolicy)
const POST_GONE = messageFrom(contentRefusals, (t) => t.postGone)

const QUARTER_HOUR = 15 * 60
const POSTS_MAX = 100
/** More than any blog has, and within the database's integers. */
const OFFSET_MAX = 1_000_000

export function generalRoutes(app: Hono, world: World): void {
  const { db, settings } = world
  serveCached(app, world, siteData, (language) => gatherSiteData(world, language))

  serve(app, world, humanChallenge, async ({ form }, { ip }) => {
    await limit(world, `challenge:${ip}`, { hits: 120, seconds: QUARTER_HOUR })
    const challenge = await world.human.challenge(form)
    if (!challenge) throw new Refused(NO_CHALLENGES, 404)
    return challenge as Record<string, unknown>
  })

  serve(app, world, contactUs, async ({ recaptcha, ...message }, { ip, language, request }) => {
    await limit(world, `contact:${ip}`, { hits: 10, seconds: QUARTER_HOUR })
    await requireHuman(world, recaptcha, { form: ['contact', 'plans', 'callback'], ip })
    const to = { name: `${settings.productName} support`, address: settings.supportEmail }
    const replyTo = { name: message.full_name, address: message.email }
    return inOneTransaction(world, request, async (inside) => {
      const email = {
        kind: 'message-received' as const,
        to,
        replyTo,
        language: DEFAULT_LANGUAGE,
        ...message
      }
      await queueEmail(inside.db, inside.clock(), email)
      return { message: contactMessages[language].sent }
    })
  })

  serve(app, world, blogList, async ({ limit: asked, offset }, { language }) => {
    const page = {
      limit: within(asked, 1, POSTS_MAX),
      offset: within(offset, 0, OFFSET_MAX)
    }
    const { posts, total_count } = await postsPage(db, language, page)
    return { data: posts.map(datesToWire), total_count }
  })

  serve(app, world, blogPost, async ({ blog_id }, { language }) => {
    const post = isPostId(blog_id) ? await postById(db, language, Number(blog_id)) : undefined
    if (!post) throw new Refused(POST_GONE, 404)
    const { newer, older } = await postsBeside(db, language, post.post_id)
    return { ...datesToWire(cleanPost(post, language)), recentBlog: recentPosts(older, newer) }
  })

  serve(app, world, policy, async ({ policy_name }, { language }) => {
    const found = await policyByName(db, policy_name)
    if (!found) throw new Refused(NO_POLICY, 404)
    if (language === 'en') return { title: found.title, content: found.content }
    const french = policyInFrench(found, await frenchTexts(db))
    if (!french) throw new Refused(NO_FRENCH_POLICY, 404)
    return french
  })
}

function within(number: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(number)))
}

function isPostId(id: number | string): boolean {
  return /^\d{1,10}$/.test(String(id)) && Number(id) <= ROW_ID_MAX
}
