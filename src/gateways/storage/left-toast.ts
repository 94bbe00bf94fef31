// The toast that the next page shows.

import type { RedirectToast } from '#rules/people/guard.ts'
import { tabStorage } from './browser-storage.ts'

export type ToastMessage = { kind: 'error' | 'success' | 'warning'; message: string }
/** A redirect's toast names its sentence, as the boot scripts have no messages. */
export type LeftToast = ToastMessage | RedirectToast

/** Leaves a toast for this tab's next page; without storage, it is lost. */
export function leaveToast(toast: LeftToast | undefined): void {
  if (!toast) return
  // Scripts still loading on this page must not show it.
  document.documentElement.dataset['leaving'] = 'yes'
  tabStorage.write('toast', JSON.stringify(toast))
}

export function hasLeftToast(): boolean {
  return tabStorage.read('toast') !== undefined
}
