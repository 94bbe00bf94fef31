import {
  deleteSitePost,
  publishSitePost,
  restoreSitePost,
  scheduleSitePost,
  sitePostVersions,
  type SitePost,
  type SitePostVersion,
  unpublishSitePost,
  unscheduleSitePost
} from '#contract/websites/site-posts.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { atom } from 'nanostores'
import { call } from '#gateways/panel.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { failureMessage, reportFailure, type Failure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { $deleted } from './blog-list.ts'
import { goToPost } from './blog-place.ts'
import { $opened, $saving, forgetNew, opened, replacePost, setState } from './blog-post.ts'
import { keepTheirs, loadNewer, save, stopSaving } from './blog-save.ts'

export const $versions = atom<Loaded<SitePostVersion[]>>({ status: 'loading' })

/** Saves the post, and publishes that version. */
export async function publish(): Promise<boolean> {
  const state = await savedState()
  if (!state) return false
  const { post_id, version } = state
  return take(await call(publishSitePost, { post_id, version }), messagesOf(blogMessages).published)
}

/** Saves the post, and schedules that version. */
export async function schedule(publish_at: string): Promise<boolean> {
  const state = await savedState()
  if (!state) return false
  const { post_id, version } = state
  return take(await call(scheduleSitePost, { post_id, version, publish_at }))
}

export async function unschedule(): Promise<boolean> {
  const state = opened()?.state
  return state ? take(await call(unscheduleSitePost, { post_id: state.post_id })) : false
}

export async function unpublish(): Promise<boolean> {
  const state = opened()?.state
  if (!state) return false
  const outcome = await call(unpublishSitePost, { post_id: state.post_id })
  return take(outcome, messagesOf(blogMessages).unpublished)
}

/** Deletes the post, and shows the list, where it can be put back. */
export async function deletePost(): Promise<boolean> {
  await stopSaving()
  const state = opened()?.state
  if (!state) {
    forgetNew()
  } else {
    const { post_id, title } = state
    const outcome = await call(deleteSitePost, { post_id })
    if (!outcome.ok) return refuse(outcome)
    $deleted.set({ post_id, title })
  }
  $opened.set({ status: 'loading' })
  goToPost(undefined)
  return true
}

export async function loadVersions(): Promise<void> {
  const state = opened()?.state
  if (!state) return $versions.set({ status: 'ready', value: [] })
  const outcome = await call(sitePostVersions, { post_id: state.post_id })
  if (outcome.ok) $versions.set({ status: 'ready', value: outcome.value.data })
  else $versions.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Restores an old version as the newest; unsaved edits are saved as a version first. */
export async function restore(version: number): Promise<boolean> {
  if (!(await save())) return false
  const restored = await restoreAs(version)
  await loadVersions()
  return restored
}

/** The version saved elsewhere becomes the newest again, and what is edited here one in the history. */
export function resolveWithTheirs(): Promise<boolean> {
  return keepTheirs(restoreAs)
}

async function restoreAs(version: number): Promise<boolean> {
  const state = opened()?.state
  if (!state) return false
  const { post_id, version: base_version } = state
  const outcome = await call(restoreSitePost, { post_id, version, base_version })
  if (!outcome.ok) return refuse(outcome)
  replacePost({ state: outcome.value, content: outcome.value.content })
  $saving.set({ status: 'saved' })
  return true
}

async function savedState(): Promise<SitePost | undefined> {
  return (await save()) ? opened()?.state : undefined
}

function take(outcome: Outcome<SitePost>, done?: string): boolean {
  if (!outcome.ok) return refuse(outcome)
  setState(outcome.value)
  if (done !== undefined) toast('success', done)
  return true
}

/** Says why not, beside the fields if they are named; what another tab has changed is loaded. */
function refuse(outcome: Failure): false {
  const { errors, message = failureMessage(outcome) } = outcome
  if (errors && !('publish_at' in errors)) {
    $saving.set({ status: 'unpublishable', message, errors })
    return false
  }
  reportFailure(outcome)
  if (outcome.reason === 'refused') void loadNewer()
  return false
}
