import type { InputOf } from '#contract/endpoint.ts'
import {
  publishSite,
  saveSite,
  siteDraft,
  type SiteState
} from '#contract/websites/site-builder.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { type Subscriber, subscribe } from './billing.ts'
import type { Answer, TestPanel } from './panel.ts'

export type Draft = SiteState & { content: SiteContent }
type Saved = Answer & { body: SiteState }

/** An agent with a website, and the calls of their builder. */
export async function openBuilder(panel: TestPanel, known?: Subscriber) {
  const agent = known ?? (await subscribe(panel))
  const { token } = agent
  const draft = async (): Promise<Draft> => (await panel.call(siteDraft, {}, { token })).body
  const save = (save: InputOf<typeof saveSite>): Promise<Saved> =>
    panel.call(saveSite, save, { token })
  return {
    ...agent,
    draft,
    save,
    /** Saves the newest content with another headline. */
    async saveHeadline(headline: string): Promise<SiteState> {
      const { content, draft_version } = await draft()
      const change = { content: withHeadline(content, headline), base_version: draft_version }
      return (await save(change)).body
    },
    async publish(version?: number): Promise<Answer> {
      const newest = version ?? (await draft()).draft_version
      return panel.call(publishSite, { version: newest }, { token })
    }
  }
}

export function withHeadline(content: SiteContent, headline: string): SiteContent {
  const pages = content.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, headline: { en: headline, fr: '' } } : block
    )
  }))
  return { ...content, pages }
}

export function headlineOf(content: unknown): string | undefined {
  const { pages } = content as SiteContent
  const hero = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'hero')
  return hero?.type === 'hero' ? hero.headline.en : undefined
}
