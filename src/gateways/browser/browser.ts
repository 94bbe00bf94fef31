// The window and its address. Small, because every page loads it.

import { leaveToast, type ToastMessage } from '../storage/left-toast.ts'

/**
 * Sends the visitor to another page of the site, where the message is shown. The page that is left is not one to come
 * back to: Back would only be sent here again.
 */
export function goTo(path: string, toast?: ToastMessage): void {
  leaveToast(toast)
  window.location.replace(path)
}

export function reload(toast?: ToastMessage): void {
  leaveToast(toast)
  window.location.reload()
}

/** A clipboard needs a secure page and the person's leave; false where there is none. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function query(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name)?.trim() || undefined
}

/** What stands behind the address's #, as names and words, taken out of the address: it may be a secret. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  return new URLSearchParams(hash.slice(1))
}

export function currentPath(): string {
  return window.location.pathname
}

/** What stands behind the address's ?. */
export function currentSearch(): string {
  return window.location.search
}

/** Takes it out of the address, so that a reload doesn't bring it again. */
export function dropSearch(): void {
  const { hash, pathname } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${hash}`)
}

/** 'https://maplekey.site', without a slash. */
export function currentOrigin(): string {
  return window.location.origin
}

/** The page's `lang`, for example 'en-CA'. */
export function currentLanguageTag(): string {
  return document.documentElement.lang
}
