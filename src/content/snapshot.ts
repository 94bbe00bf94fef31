// What the panel says, as it was when the site was built: the pages that anyone may read are made of it. The build takes
// the snapshot first (scripts/); nothing else of the panel is known here.

import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { blogPost, policy } from '#contract/general.ts'
import { SiteData } from '#contract/site-data.ts'
import { safeHtml } from '#rules/safe-html.ts'

const Snapshot = v.object({
  siteData: SiteData,
  posts: v.array(blogPost.answer),
  policies: v.array(v.object({ policy_name: v.string(), ...policy.answer.entries }))
})
export type Snapshot = v.InferOutput<typeof Snapshot>

let snapshot: Snapshot | undefined

export function readSnapshot(): Snapshot {
  snapshot ??= read(process.env['SNAPSHOT'] ?? '.panel/snapshot.json')
  return snapshot
}

function read(file: string): Snapshot {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(
      `There is no content snapshot at ${file}. 'npm start' takes one; SNAPSHOT names another place.`
    )
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Snapshot), text)
  if (parsed.success) return clean(parsed.output)
  const [issue] = parsed.issues
  throw new Error(
    `The content snapshot ${file} is not as the contract says: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`
  )
}

/** The panel cleans what it stores; a page trusts neither that nor a panel of somebody else's. */
function clean(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    posts: snapshot.posts.map((post) => ({
      ...post,
      post_description: safeHtml(post.post_description)
    })),
    policies: snapshot.policies.map((page) => ({ ...page, content: safeHtml(page.content) }))
  }
}
