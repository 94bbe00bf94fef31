// The link of an email may lead to a private page, with a code behind the #. A reader who has to log in first is sent away
// from there by the boot script, which keeps the fragment for the browser tab.

import { takeFragment } from '../browser/browser.ts'
import { tabStorage } from './browser-storage.ts'

/** The code of the link that led here, at once or by way of the log-in; it is given out once. */
export function takeEmailedCode(name: string): string | undefined {
  const kept = takeKept()
  return takeFragment().get(name) ?? kept.get(name) ?? undefined
}

/** The code was not used: the next page of this tab finds it. */
export function keepEmailedCode(name: string, code: string): void {
  keepFragment(`#${new URLSearchParams({ [name]: code })}`)
}

/** Where storage is forbidden, the link in the email can still be pressed again. */
export function keepFragment(fragment: string): void {
  if (fragment) tabStorage.write('fragment', fragment)
}

function takeKept(): URLSearchParams {
  const kept = tabStorage.read('fragment') ?? ''
  tabStorage.remove('fragment')
  return new URLSearchParams(kept.slice(1))
}
