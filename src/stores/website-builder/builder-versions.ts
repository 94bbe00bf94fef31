import { atom } from 'nanostores'
import {
  restoreSite,
  siteVersion,
  siteVersions,
  type SiteVersion
} from '#contract/websites/site-builder.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { builder, replaceContent } from './builder.ts'
import { keepTheirs, loadNewer, save } from './builder-save.ts'

export const $versions = atom<Loaded<SiteVersion[]>>({ status: 'loading' })

/** An old version that the preview shows instead of the website as edited. */
export const $viewed = atom<{ version: number; content: SiteContent; updated: string } | undefined>(
  undefined
)

export async function loadVersions(): Promise<void> {
  const outcome = await call(siteVersions, {})
  if (outcome.ok) $versions.set({ status: 'ready', value: outcome.value.data })
  else $versions.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Shows a version in the preview; the edited website stays as it is. */
export async function viewVersion(version: number): Promise<boolean> {
  const outcome = await call(siteVersion, { version })
  if (outcome.ok) {
    const { content, updated } = outcome.value
    $viewed.set({ version, content, updated })
  } else reportFailure(outcome)
  return outcome.ok
}

export function stopViewing(): void {
  $viewed.set(undefined)
}

/** Restores an old version as the newest; unsaved edits are saved as a version first. */
export async function restore(version: number): Promise<boolean> {
  if (!(await save())) return false
  const restored = await restoreAs(version)
  if (restored) stopViewing()
  await loadVersions()
  return restored
}

/** The version saved elsewhere becomes the newest again, and what is edited here one in the history. */
export function resolveWithTheirs(): Promise<boolean> {
  return keepTheirs(restoreAs)
}

/** Restores a version over the newest one. */
async function restoreAs(version: number): Promise<boolean> {
  const state = builder()?.state
  if (!state) return false
  const outcome = await call(restoreSite, { version, base_version: state.draft_version })
  if (outcome.ok) {
    replaceContent({ state: outcome.value, content: outcome.value.content })
    return true
  }
  await loadNewer()
  reportFailure(outcome)
  return false
}
