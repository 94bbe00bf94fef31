// Two versions of the website: the one here, and one that another tab or device has saved.

import { restoreSite } from '#contract/websites/site-builder.ts'
import { call } from '#gateways/panel.ts'
import { reportFailure } from '../failures.ts'
import { $conflict, $saving, builder, replaceContent, setSaved, withoutStatus } from './builder.ts'
import { loadNewer, saveApart } from './builder-save.ts'

/** The website here becomes the newest version; the other one stays in the history. */
export async function resolveWithMine(): Promise<boolean> {
  const theirs = $conflict.get()
  if (!theirs) return true
  setSaved(theirs.state, theirs.content)
  $conflict.set(undefined)
  $saving.set({ status: 'unsaved' })
  return saveApart()
}

/** The website here becomes a version in the history, and the other one the newest again. */
export async function resolveWithTheirs(): Promise<boolean> {
  const theirs = $conflict.get()
  if (!theirs) return true
  if (!(await resolveWithMine())) return false
  return restoreAs(theirs.state.draft_version)
}

/** Restores a version over the newest one. */
export async function restoreAs(version: number): Promise<boolean> {
  const state = builder()?.state
  if (!state) return false
  const outcome = await call(restoreSite, { version, base_version: state.draft_version })
  if (outcome.ok) {
    replaceContent(withoutStatus(outcome.value), outcome.value.content)
    return true
  }
  await loadNewer()
  reportFailure(outcome)
  return false
}
