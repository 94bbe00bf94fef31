// Emails link to private pages with a code in the fragment. For readers who must log in first, the
// boot script stores the fragment for the browser tab before it redirects them.

import { takeFragment } from '../browser/browser.ts'
import { tabStorage } from './browser-storage.ts'

/** Takes the code of the link that was opened, directly or before logging in; once only. */
export function takeEmailedCode(name: string): string | undefined {
  const kept = takeKept()
  return takeFragment().get(name) ?? kept.get(name) ?? undefined
}

/** Stores an unused code for the next page in this tab. */
export function keepEmailedCode(name: string, code: string): void {
  keepFragment(`#${new URLSearchParams({ [name]: code })}`)
}

/** Without storage, the link in the email can be opened again. */
export function keepFragment(fragment: string): void {
  if (fragment) tabStorage.write('fragment', fragment)
}

function takeKept(): URLSearchParams {
  const kept = tabStorage.read('fragment') ?? ''
  tabStorage.remove('fragment')
  return new URLSearchParams(kept.slice(1))
}
