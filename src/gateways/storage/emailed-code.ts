// A link from a mail may lead to a private page, with a code behind the #. Whoever has to log in first is sent away from
// there by boot-guarded.ts, which keeps what stood behind the # for the browser tab.

import { takeFragment } from '../browser/browser.ts'

const KEY = 'fragment'

/** The code of the link that led here, at once or by way of the log-in; it is given out once. */
export function takeMailedCode(name: string): string | undefined {
  const kept = takeKept()
  return takeFragment().get(name) ?? kept.get(name) ?? undefined
}

/** Nothing came of it yet: it is there for the next page of this tab. */
export function keepMailedCode(name: string, code: string): void {
  try {
    window.sessionStorage.setItem(KEY, `#${new URLSearchParams({ [name]: code })}`)
  } catch {
    // Forbidden storage: the link of the mail is still there to be pressed again.
  }
}

function takeKept(): URLSearchParams {
  try {
    const kept = window.sessionStorage.getItem(KEY) ?? ''
    window.sessionStorage.removeItem(KEY)
    return new URLSearchParams(kept.slice(1))
  } catch {
    return new URLSearchParams()
  }
}
