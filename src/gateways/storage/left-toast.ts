// The toast that the next page shows.

import type { RedirectToast } from '#rules/people/guard.ts'
import { tabStorage } from './browser-storage.ts'

export type ToastMessage = { kind: 'error' | 'success' | 'warning'; message: string }
/** A redirect's toast names its sentence, as the boot scripts have no messages. */
type LeftToast = ToastMessage | RedirectToast

/** Leaves a toast for this tab's next page; without storage, it is lost. */
export function leaveToast(toast: LeftToast | undefined): void {
  if (!toast) return
  // Scripts still loading on this page must not show it.
  document.documentElement.dataset['leaving'] = 'yes'
  tabStorage.write('toast', JSON.stringify(toast))
}

/** Takes the toast that the previous page left, once only; never one that this page has left. */
export function takeLeftToast(): LeftToast | undefined {
  if (document.documentElement.dataset['leaving']) return undefined
  const left = tabStorage.readJson('toast')
  tabStorage.remove('toast')
  return isToast(left) ? left : undefined
}

const REASONS: readonly RedirectToast['why'][] = ['hasWebsite', 'notLoggedIn', 'resetFirst']

export function hasLeftToast(): boolean {
  return tabStorage.read('toast') !== undefined
}

function isToast(value: unknown): value is LeftToast {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const { kind } = value
  if (kind !== 'error' && kind !== 'success' && kind !== 'warning') return false
  if ('message' in value) return typeof value.message === 'string'
  return 'why' in value && REASONS.some((why) => why === value.why)
}
