import { atom } from 'nanostores'
import { siteDraft } from '#contract/websites/site-builder.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'

/** The agent's website as its builder has it, for pages that write posts or listings for it. */
export type EditedSite = {
  website_id: number
  /** The draft, which previews are drawn from. */
  content: SiteContent
  /** Whether visitors can see the website. */
  isOpen: boolean
}

export const $site = atom<Loaded<EditedSite>>({ status: 'loading' })

export async function loadSite(): Promise<void> {
  const outcome = await call(siteDraft, {})
  if (!outcome.ok) return $site.set({ status: 'failed', message: failureMessage(outcome) })
  const { content, is_stopped, is_suspended, published_version, website_id } = outcome.value
  const isOpen = published_version !== null && !is_stopped && !is_suspended
  $site.set({ status: 'ready', value: { website_id, content, isOpen } })
}
