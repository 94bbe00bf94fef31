import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'
import { accountHref } from './account-links.ts'

/** To the homes that only registered visitors see; nothing on a website without them. */
export function AccountLink({ view }: { view: SiteView }) {
  const href = accountHref(view)
  if (href === undefined) return null
  return (
    <p>
      <a href={href}>{ACCOUNT_WORDS[view.language].link}</a>
    </p>
  )
}
