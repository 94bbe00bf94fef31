import type { ShownHome } from '../agent-site.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** What CREA asks of every page that shows its listings: the badge, the time and the trademarks. */
export function FeedNotice({ view, homes }: { view: SiteView; homes: readonly ShownHome[] }) {
  const words = LISTING_WORDS[view.language]
  const shown = homes.flatMap(({ attribution }) => attribution ?? [])
  const [first] = shown
  if (!first) return null
  const { ListingURL } = homes.length === 1 ? first : { ListingURL: '' }
  const refreshed = shown.map((one) => one.refreshed).toSorted()[0] ?? first.refreshed
  return (
    <div className="feed-notice">
      <p>
        {ListingURL === '' ? (
          words.poweredBy
        ) : (
          <a href={ListingURL} rel="noopener">
            {words.poweredBy}
          </a>
        )}
      </p>
      <p>
        {words.refreshed(view.words.date(refreshed.slice(0, 10)))}, {refreshed.slice(11, 16)} UTC
      </p>
      <p>{words.trademarks}</p>
    </div>
  )
}
