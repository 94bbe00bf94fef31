import { atom } from 'nanostores'
import {
  putBackSitePost,
  type ShownPost,
  sitePosts,
  type SitePost
} from '#contract/websites/site-posts.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'

export const $posts = atom<Loaded<SitePost[]>>({ status: 'loading' })
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
