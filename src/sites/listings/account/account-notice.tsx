import type { ShownHome } from '../../agent-site.ts'
import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'
import { LISTING_WORDS } from '../../words/listing-words.ts'
import { refreshedText } from '../refreshed-text.ts'

/** What boards ask of every page that shows their VOW's listings: the limits of its use, the time, the trademarks. */
export function AccountNotice({ view, homes }: { view: SiteView; homes: readonly ShownHome[] }) {
  const words = LISTING_WORDS[view.language]
  const [refreshed] = homes.flatMap(({ attribution }) => attribution?.refreshed ?? []).toSorted()
  return (
    <div className="feed-notice">
      <p>{ACCOUNT_WORDS[view.language].notice}</p>
      {refreshed !== undefined && (
        <p>
          {refreshedText(refreshed, { language: view.language, province: view.content.province })}
        </p>
      )}
      <p>{words.trademarks}</p>
    </div>
  )
}
