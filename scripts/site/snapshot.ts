// What anyone may read, asked of the panel by its own calls and written to one file: the site is built from that file,
// so that a build needs no running service and the same file gives the same site.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { blogList, blogPost, policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { BLOG_PAGE_SIZE } from '#rules/limits.ts'
import { paths } from '#rules/paths.ts'

/** The panel as far as this file needs it: an application that takes a request. */
export type Panel = { request: (path: string) => Promise<Response> | Response }

const POLICIES = [paths.privacyPolicy, paths.cookiePolicy].map(
  (path) => path.split('/').at(-1) ?? ''
)

/** Asks the panel for all public content and keeps it in `file`, touched only where something has changed. */
export async function takeSnapshot(panel: Panel, file: string): Promise<void> {
  const content = {
    siteData: await ask(panel, siteData, siteData.path),
    posts: await allPosts(panel),
    policies: await Promise.all(
      POLICIES.map(async (policy_name) => ({
        policy_name,
        ...(await ask(panel, policy, `${policy.path}?policy_name=${policy_name}`))
      }))
    )
  }
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

async function allPosts(panel: Panel): Promise<AnswerOf<typeof blogPost>[]> {
  const posts: AnswerOf<typeof blogPost>[] = []
  for (let offset = 0; ; offset += BLOG_PAGE_SIZE) {
    const query = `?limit=${BLOG_PAGE_SIZE}&offset=${offset}`
    const page = await ask(panel, blogList, `${blogList.path}${query}`)
    for (const { post_id } of page.data) {
      posts.push(await ask(panel, blogPost, blogPost.path.replace(':blog_id', String(post_id))))
    }
    if (page.data.length === 0 || offset + BLOG_PAGE_SIZE >= page.total_count) return posts
  }
}

async function ask<E extends Endpoint>(panel: Panel, call: E, path: string): Promise<AnswerOf<E>> {
  const answer = await panel.request(path)
  if (!answer.ok)
    throw new Error(`The panel refused ${path} with ${answer.status}: ${await answer.text()}`)
  return v.parse(call.answer, await answer.json())
}
