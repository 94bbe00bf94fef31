// The one message that is carried over a change of pages.

import { tabStorage } from './browser-storage.ts'

export type ToastMessage = { kind: 'error' | 'success' | 'warning'; message: string }

/** The next page of this tab shows it; where storage is forbidden, the page changes without its message. */
export function leaveToast(toast: ToastMessage | undefined): void {
  if (!toast) return
  // Scripts that this page still loads must not take the message for their own.
  document.documentElement.dataset['leaving'] = 'yes'
  tabStorage.write('toast', JSON.stringify({ kind: toast.kind, message: toast.message }))
}

/** The message the last page left for this one; it is given out once. One this page has left is for the next. */
export function takeLeftToast(): ToastMessage | undefined {
  if (document.documentElement.dataset['leaving']) return undefined
  const left = tabStorage.readJson('toast')
  tabStorage.remove('toast')
  return isToast(left) ? left : undefined
}

export function hasLeftToast(): boolean {
  return tabStorage.read('toast') !== undefined
}

function isToast(value: unknown): value is ToastMessage {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value && 'message' in value)) return false
  return (
    typeof value.message === 'string' &&
    (value.kind === 'error' || value.kind === 'success' || value.kind === 'warning')
  )
}
