import { atom } from 'nanostores'
import {
  putBackSitePost,
  type ShownPost,
  sitePosts,
  type SitePost
} from '#contract/websites/site-posts.ts'
import { siteDraft } from '#contract/websites/site-builder.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'

/** The website that posts are written for: its draft, which the preview is drawn from. */
export type BlogSite = {
  website_id: number
  content: SiteContent
  /** Whether visitors can see the website. */
  isOpen: boolean
}

export const $posts = atom<Loaded<SitePost[]>>({ status: 'loading' })
export const $site = atom<Loaded<BlogSite>>({ status: 'loading' })
/** The post that was deleted last, until the list is left. */
export const $deleted = atom<Pick<SitePost, 'post_id' | 'title'> | undefined>(undefined)

/** Published posts as the website's lists show them, newest first. */
export const $shownPosts = atom<readonly ShownPost[]>([])

/** The newest request's answer; the rows stay until it arrives. */
let newest = 0

export async function loadPosts(): Promise<void> {
  const mine = ++newest
  const outcome = await call(sitePosts, {})
  if (mine !== newest) return
  if (outcome.ok) {
    $posts.set({ status: 'ready', value: outcome.value.data })
    $shownPosts.set(outcome.value.shown)
  } else $posts.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function loadSite(): Promise<void> {
  const outcome = await call(siteDraft, {})
  if (!outcome.ok) return $site.set({ status: 'failed', message: failureMessage(outcome) })
  const { content, is_stopped, is_suspended, published_version, website_id } = outcome.value
  const isOpen = published_version !== null && !is_stopped && !is_suspended
  $site.set({ status: 'ready', value: { website_id, content, isOpen } })
}

/** Puts the post back that was deleted last. */
export async function undoDelete(): Promise<boolean> {
  const deleted = $deleted.get()
  if (!deleted) return true
  const outcome = await call(putBackSitePost, { post_id: deleted.post_id })
  if (!outcome.ok) {
    reportFailure(outcome)
    return false
  }
  $deleted.set(undefined)
  await loadPosts()
  return true
}
