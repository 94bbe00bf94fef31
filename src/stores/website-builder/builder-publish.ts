import {
  publishSite,
  scheduleSite,
  undoSite,
  unpublishSite,
  unscheduleSite,
  type SiteState
} from '#contract/websites/site-builder.ts'
import { makeSitePreview, revokeSitePreviews } from '#contract/websites/site-previews.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { atom } from 'nanostores'
import { call } from '#gateways/panel.ts'
import { websitePublishMessages } from '#messages/website-publish.ts'
import { reportFailure, type Failure } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { builder, setState } from './builder.ts'
import { loadNewer, save } from './builder-save.ts'

/** A link that shows the draft to anyone who has it; the panel tells it only once. */
export const $previewLink = atom<{ url: string; expires: string } | undefined>(undefined)

/** Saves the website, and publishes that version. */
export async function publish(): Promise<boolean> {
  const state = await savedState()
  if (!state) return false
  const outcome = await call(publishSite, { version: state.draft_version })
  return take(outcome, messagesOf(websitePublishMessages).published)
}

/** Saves the website, and schedules that version. */
export async function schedule(publish_at: string): Promise<boolean> {
  const state = await savedState()
  if (!state) return false
  return take(await call(scheduleSite, { version: state.draft_version, publish_at }))
}

export async function unschedule(): Promise<boolean> {
  return take(await call(unscheduleSite, {}))
}

export async function unpublish(): Promise<boolean> {
  return take(await call(unpublishSite, {}), messagesOf(websitePublishMessages).unpublished)
}

/** Shows the previously published version again; the draft stays. */
export async function undoPublish(): Promise<boolean> {
  const state = builder()?.state
  if (!state) return false
  const { published_version } = state
  return take(
    await call(undoSite, { published_version }),
    messagesOf(websitePublishMessages).undone
  )
}

/** Saves the website, and creates a link to it. */
export async function makePreview(): Promise<boolean> {
  if (!(await savedState())) return false
  const outcome = await call(makeSitePreview, {})
  if (!outcome.ok) return refuse(outcome)
  const { expires, url } = outcome.value
  $previewLink.set({ url, expires })
  const state = builder()?.state
  if (state) setState({ ...state, preview_until: expires })
  return true
}

/** Ends every link that was created. */
export async function revokePreviews(): Promise<boolean> {
  const outcome = await call(revokeSitePreviews, {})
  if (!outcome.ok) return refuse(outcome)
  $previewLink.set(undefined)
  const state = builder()?.state
  if (state) setState({ ...state, preview_until: null })
  toast('success', messagesOf(websitePublishMessages).linksRevoked)
  return true
}

async function savedState(): Promise<SiteState | undefined> {
  return (await save()) ? builder()?.state : undefined
}

function take(outcome: Outcome<SiteState>, done?: string): boolean {
  if (!outcome.ok) return refuse(outcome)
  setState(outcome.value)
  if (done !== undefined) toast('success', done)
  return true
}

/** Says why not; what another tab or device has changed is loaded. */
function refuse(outcome: Failure): false {
  reportFailure(outcome)
  if (outcome.reason === 'refused') void loadNewer()
  return false
}
