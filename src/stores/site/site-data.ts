import { atom } from 'nanostores'
import { siteData, type SiteData } from '#contract/site-data.ts'
import { call } from '#gateways/panel.ts'

/** Plans, provinces, templates and what the panel has switched on. */
export const $siteData = atom<
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: SiteData }
>({ status: 'loading' })

let asking: Promise<void> | undefined

/** Loads it once a page; after a failure, the next call tries again. */
export function loadSiteData(): Promise<void> {
  if ($siteData.get().status === 'ready') return Promise.resolve()
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Asks again while the page goes on showing what it has; a panel that can't be reached changes nothing. */
export async function renewSiteData(): Promise<void> {
  const outcome = await call(siteData, {})
  if (outcome.ok) $siteData.set({ status: 'ready', data: outcome.value })
}

async function ask(): Promise<void> {
  $siteData.set({ status: 'loading' })
  const outcome = await call(siteData, {})
  $siteData.set(outcome.ok ? { status: 'ready', data: outcome.value } : { status: 'failed' })
}
