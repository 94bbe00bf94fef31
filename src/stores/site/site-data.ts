import { atom } from 'nanostores'
import { siteData, type SiteData } from '#contract/site-data.ts'
import { call } from '#gateways/panel.ts'

/** Plans, provinces, templates and the panel's settings. */
export const $siteData = atom<
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: SiteData }
>({ status: 'loading' })

let asking: Promise<void> | undefined

/** Loads once per page; after a failure, the next call tries again. */
export function loadSiteData(): Promise<void> {
  if ($siteData.get().status === 'ready') return Promise.resolve()
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Reloads in the background; a failure keeps what is shown. */
export async function refreshSiteData(): Promise<void> {
  const outcome = await call(siteData, {})
  if (outcome.ok) $siteData.set({ status: 'ready', data: outcome.value })
}

async function ask(): Promise<void> {
  $siteData.set({ status: 'loading' })
  const outcome = await call(siteData, {})
  $siteData.set(outcome.ok ? { status: 'ready', data: outcome.value } : { status: 'failed' })
}
