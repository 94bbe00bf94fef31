import { listingsPath } from '#rules/listings/listing-path.ts'
import { savedQuery } from '#rules/listings/saved-search.ts'
import { writeListingSearch } from '#rules/listings/search/write-listing-search.ts'
import { alertsConsent } from '../../alerts-consent.ts'
import { SiteForm } from '../../parts/site-form.tsx'
import type { FoundListings } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { SAVED_WORDS } from '../../words/saved-words.ts'

/** Saves this search, to be told of new homes; nothing where the law or the website can't do so. */
export function SearchAlerts({ view, found }: { view: SiteView; found: FoundListings }) {
  const { content, language, name } = view
  const agrees = alertsConsent(content, language)
  if (!view.form || agrees === undefined || found.search.status === 'sold') return null
  const { submit, title, use } = SAVED_WORDS[language].alerts
  return (
    <section aria-labelledby="_alerts" className="search-alerts">
      <h2 id="_alerts">{title}</h2>
      <SiteForm
        agrees={agrees}
        block={{ id: 'alerts' }}
        kind="search"
        path={listingsPath(language, content.language)}
        query={savedQuery(writeListingSearch(found.search))}
        submit={submit}
        use={use(name)}
        view={view}
      />
    </section>
  )
}
