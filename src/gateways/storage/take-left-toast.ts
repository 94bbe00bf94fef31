// Apart from leaving a toast: only a page that shows one loads this.

import type { RedirectToast } from '#rules/people/guard.ts'
import { tabStorage } from './browser-storage.ts'
import type { LeftToast } from './left-toast.ts'

const REASONS: readonly RedirectToast['why'][] = ['hasWebsite', 'notLoggedIn', 'resetFirst']

/** Takes the toast that the previous page left, once only; never one that this page has left. */
export function takeLeftToast(): LeftToast | undefined {
  if (document.documentElement.dataset['leaving']) return undefined
  const left = tabStorage.readJson('toast')
  tabStorage.remove('toast')
  return isToast(left) ? left : undefined
}

function isToast(value: unknown): value is LeftToast {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const { kind } = value
  if (kind !== 'error' && kind !== 'success' && kind !== 'warning') return false
  if ('message' in value) return typeof value.message === 'string'
  return 'why' in value && REASONS.some((why) => why === value.why)
}
