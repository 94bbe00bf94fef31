import type { InputOf } from '#contract/endpoint.ts'
import * as posts from '#contract/websites/site-posts.ts'
import { subscribe } from './billing.ts'
import type { Answer, TestPanel } from './panel.ts'

type Content = InputOf<typeof posts.saveSitePost>['content']

/** A post that can be published. */
export function postContent(change: Partial<Content> = {}): Content {
  return {
    title: 'Five questions before you bid',
    description: 'What I ask every buyer before we write an offer.',
    language: 'en',
    body: '<p>Start with the roof.</p>',
    ...change
  }
}

/** An agent with a website, and the calls of their blog. */
export async function openBlog(panel: TestPanel, known?: { token: string; website_id: number }) {
  const { token, website_id } = known ?? (await subscribe(panel))
  const call = <E extends Parameters<TestPanel['call']>[0]>(
    endpoint: E,
    input: InputOf<E>
  ): Promise<Answer> => panel.call(endpoint, input, { token })
  return {
    token,
    website_id,
    call,
    async list(): Promise<posts.SitePost[]> {
      return (await call(posts.sitePosts, {})).body.data
    },
    async save(
      change: Partial<Content> = {},
      on: { post_id: number | null; version: number } = { post_id: null, version: 0 },
      more: { apart?: boolean; begun_as?: string } = {}
    ): Promise<Answer> {
      const { post_id, version: base_version } = on
      const content = postContent(change)
      return call(posts.saveSitePost, { post_id, base_version, content, ...more })
    },
    async publish(change: Partial<Content> = {}): Promise<posts.SitePost> {
      const { body } = await this.save(change)
      const { post_id, version } = body
      const answer = await call(posts.publishSitePost, { post_id, version })
      if (answer.status !== 200) throw new Error(answer.body.message)
      return answer.body
    }
  }
}
