// The window and its address. Small, because every page loads it.

import { leaveToast, type ToastMessage } from '../storage/left-toast.ts'

/**
 * Sends the visitor to another page of the site, which shows the toast. Replaces the history entry,
 * as Back would only redirect again.
 */
export function goTo(path: string, toast?: ToastMessage): void {
  leaveToast(toast)
  window.location.replace(path)
}

export function reload(toast?: ToastMessage): void {
  leaveToast(toast)
  window.location.reload()
}

/** False where the page isn't secure or the permission is denied. */
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

/** Takes the fragment out of the address, as it may hold a secret, and parses it. */
export function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  return new URLSearchParams(hash.slice(1))
}

export function currentPath(): string {
  return window.location.pathname
}

export function currentSearch(): string {
  return window.location.search
}

/** Removes the query string, so that a reload doesn't repeat it. */
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
