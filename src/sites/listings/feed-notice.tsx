import { listingSourcePath } from '#rules/listings/listing-path.ts'
import type { ShownHome } from '../agent-site.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { feedProviders } from './feed-providers.ts'
import { listingHref } from './listing-links.ts'
import { refreshedText } from './refreshed-text.ts'

/** What feeds ask of every page that shows their listings: whose they are, the time and the trademarks. */
export function FeedNotice({ view, homes }: { view: SiteView; homes: readonly ShownHome[] }) {
  const words = LISTING_WORDS[view.language]
  const shown = homes.flatMap(({ attribution }) => attribution ?? [])
  const [first] = shown
  if (!first) return null
  const source = homes.length === 1 && homes[0] ? sourceOf(view, homes[0]) : ''
  const refreshed = shown.map((one) => one.refreshed).toSorted()[0] ?? first.refreshed
  return (
    <div className="feed-notice">
      {feedProviders(shown, view.language).map((provider) => (
        <p key={provider}>
          {source === '' ? (
            provider
          ) : (
            <a href={source} rel="noopener">
              {provider}
            </a>
          )}
        </p>
      ))}
      <p data-refreshed={refreshed}>
        {refreshedText(refreshed, { language: view.language, province: view.content.province })}
      </p>
      <p>{words.trademarks}</p>
    </div>
  )
}

/** Its page at REALTOR.ca: by way of the website itself where CREA is told of clicks. */
function sourceOf(view: SiteView, home: ShownHome): string {
  const { ListingURL = '' } = home.attribution ?? {}
  if (ListingURL === '' || !view.services?.reportedToCrea?.includes('click')) return ListingURL
  const page = listingHref(view, home)
  return page === undefined ? ListingURL : listingSourcePath(page)
}
