// The toast that the next page shows.

import { tabStorage } from './browser-storage.ts'

export type ToastMessage = { kind: 'error' | 'success' | 'warning'; message: string }

/** Leaves a toast for this tab's next page; without storage, it is lost. */
export function leaveToast(toast: ToastMessage | undefined): void {
  if (!toast) return
  // Scripts still loading on this page must not show it.
  document.documentElement.dataset['leaving'] = 'yes'
  tabStorage.write('toast', JSON.stringify({ kind: toast.kind, message: toast.message }))
}

/** Takes the toast that the previous page left, once only; never one that this page has left. */
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
