// What the panel said, as it was when the site was built: the pages that anyone may read are made of it. A folder that
// scripts/publish fills before it renders; nothing else of the panel is known here.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { policy } from '#contract/general.ts'
import { Post } from '#contract/billing/offer.ts'
import { SiteData } from '#contract/site-data.ts'
import { SiteFigures } from '#contract/site-figures.ts'
import { safeHtml } from '#rules/content/safe-html.ts'

const Policies = v.array(v.object({ policy_name: v.string(), ...policy.answer.entries }))

/** All of a post but its text, which is read where it is shown; `digest` is another where anything of it is. */
const PostHead = v.object({ ...Post.entries, digest: v.string() })
export type PostHead = v.InferOutput<typeof PostHead>

const Posts = v.array(PostHead)
const Site = v.object({
  siteData: SiteData,
  policies: Policies,
  figures: v.optional(SiteFigures, {}),
  /** What of the same, and of the posts, has French texts. */
  french: v.optional(
    v.object({ siteData: SiteData, policies: Policies, posts: v.optional(Posts, []) })
  )
})

type Site = v.InferOutput<typeof Site>
export type Snapshot = Omit<Site, 'french'> & {
  /** The newest first. */
  posts: PostHead[]
}

let snapshots: Record<'en' | 'fr', Snapshot> | undefined

/** In French, without what has no French text. */
export function readSnapshot(language: 'en' | 'fr' = 'en'): Snapshot {
  snapshots ??= readBoth()
  return snapshots[language]
}

function readBoth(): Record<'en' | 'fr', Snapshot> {
  const { french, ...site } = read('site.json', Site)
  const posts = read('posts.json', Posts)
  const none = { faq: [], plans: [], provinces: [], testimonials: [] }
  const inFrench = french ?? { siteData: { ...site.siteData, ...none }, policies: [], posts: [] }
  return {
    en: { ...cleanSite(site), posts },
    fr: { ...cleanSite({ ...site, ...inFrench }), posts: inFrench.posts }
  }
}

/** A post's text, cleaned: a page trusts neither a panel of somebody else's nor what lay on the disk since. */
export function readPostText({ digest, post_id }: PostHead): string {
  return safeHtml(textOf(`bodies/${post_id}-${digest}.html`))
}

function cleanSite(site: Omit<Site, 'french'>): Omit<Site, 'french'> {
  return {
    ...site,
    policies: site.policies.map((page) => ({ ...page, content: safeHtml(page.content) }))
  }
}

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), textOf(name))
  if (parsed.success) return parsed.output as v.InferOutput<Schema>
  const [issue] = parsed.issues
  throw new Error(
    `The content snapshot’s ${name} is not as the contract says: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`
  )
}

function textOf(name: string): string {
  const folder = process.env['SNAPSHOT'] ?? '.panel/snapshot'
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    throw new Error(
      `There is no content snapshot with ${name} at ${folder}. 'npm start' takes one; SNAPSHOT names another place.`
    )
  }
}
