import { EVERY_LISTING, type ListingSearch } from '#rules/listings/search/listing-search.ts'
import { writeListingSearch } from '#rules/listings/search/write-listing-search.ts'
import { HomeCard } from '../../blocks/homes/home-card.tsx'
import { ConsentBar } from '../../parts/consent-bar.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { FoundListings } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { LISTING_SEARCH_WORDS } from '../../words/listing-search-words.ts'
import { FeedNotice } from '../feed-notice.tsx'
import { listingsHref } from '../listing-links.ts'
import { AccountLink } from '../account/account-link.tsx'
import { KeptLink } from '../saved/keep-button.tsx'
import { SearchAlerts } from '../saved/search-alerts.tsx'
import { SearchMap } from './search-map.tsx'
import { SearchForm } from './search-form.tsx'

/** The search and a page of what it found. Every search is an address, so all of it works without script. */
export function SearchPage({ view, found }: { view: SiteView; found: FoundListings }) {
  const words = LISTING_SEARCH_WORDS[view.language]
  const { listings, search, total } = found
  const isEvery = searchHref(view, { ...search, page: 1 }) === searchHref(view, EVERY_LISTING)
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1>{words.title}</h1>
        <KeptLink view={view} />
        <AccountLink view={view} />
      </div>
      <section className={view.isStatic ? 'block kept-block' : 'block listing-search'}>
        {!view.isStatic && <SearchForm found={found} view={view} />}
        {!view.isStatic && <SearchMap view={view} />}
        <div className="search-results" id="results">
          <h2 tabIndex={-1}>{words.found(total)}</h2>
          {(search.box ?? search.shape) && (
            <p>
              {words.onlyHere}{' '}
              <a href={searchHref(view, { ...search, box: null, page: 1, shape: null })}>
                {words.everywhere}
              </a>
            </p>
          )}
          {!isEvery && (
            <p>
              <a href={searchHref(view, EVERY_LISTING)}>{words.clear}</a>
            </p>
          )}
          {total === 0 && <NoneFound search={search} view={view} />}
          <ul className="listing-grid">
            {listings.map((listing, at) => (
              <li data-home={listing.listing_id} key={listing.listing_id}>
                <HomeCard at={at} level="h3" listing={listing} view={view} />
              </li>
            ))}
          </ul>
          <PageLinks found={found} view={view} />
          <FeedNotice homes={listings} view={view} />
        </div>
        <SearchAlerts found={found} view={view} />
      </section>
    </SiteFrame>
  )
}

function NoneFound({ view, search }: { view: SiteView; search: ListingSearch }) {
  const words = LISTING_SEARCH_WORDS[view.language]
  if (search.status !== 'sold') {
    return (
      <p>
        {words.none} {words.noneHint}
      </p>
    )
  }
  return (
    <>
      <p>{words.noneSold(view.name)}</p>
      <AccountLink view={view} />
    </>
  )
}

function PageLinks({ view, found }: { view: SiteView; found: FoundListings }) {
  const words = LISTING_SEARCH_WORDS[view.language]
  const { page, pages, search } = found
  if (pages === 1) return null
  const at = (number: number) => `${searchHref(view, { ...search, page: number })}#results`
  return (
    <nav aria-label={words.pages} className="search-pages">
      {page < pages && (
        <button className="search-show-more" data-next={at(page + 1)} disabled type="button">
          {words.showMore}
        </button>
      )}
      {page > 1 && (
        <a href={at(page - 1)} rel="prev">
          {words.before}
        </a>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <a href={at(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}

/** The one address of a search. */
export function searchHref(
  view: SiteView,
  search: ListingSearch,
  language = view.language
): string {
  const query = writeListingSearch(search)
  return `${listingsHref(view, language) ?? ''}${query === '' ? '' : `?${query}`}`
}
