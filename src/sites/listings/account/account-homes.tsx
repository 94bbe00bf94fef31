import { BEDS_CHOICES } from '#rules/listings/search/listing-facets.ts'
import { type ListingSearch, SEARCH_SORTS } from '#rules/listings/search/listing-search.ts'
import { accountPath } from '#rules/listings/account-path.ts'
import { writeAccountSearch } from '#rules/listings/vow.ts'
import { HomeCard } from '../../blocks/homes/home-card.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { AccountVisitor, FoundListings } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'
import { LISTING_SEARCH_WORDS } from '../../words/listing-search-words.ts'
import { SearchFigureInput, SearchSelect, SearchWords } from '../search/search-controls.tsx'
import { filterCount, hasUnread } from '../search/search-form.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountVisitorLine } from './account-visitor.tsx'

type Props = { view: SiteView; found: FoundListings }

/** The homes that only registered visitors see. Every search is an address, and works without script. */
export function AccountHomesPage({ view, found, visitor }: Props & { visitor: AccountVisitor }) {
  const words = ACCOUNT_WORDS[view.language]
  const { listings, total } = found
  return (
    <SiteFrame view={view}>
      <div className="page-head">
        <h1>{words.title}</h1>
        <AccountVisitorLine view={view} visitor={visitor} />
      </div>
      <section className="block listing-search">
        <AccountSearch found={found} view={view} />
        <div className="search-results" id="results">
          <h2>{LISTING_SEARCH_WORDS[view.language].found(total)}</h2>
          {total === 0 && <p>{words.none}</p>}
          <ul className="listing-grid">
            {listings.map((listing, at) => (
              <li key={listing.listing_id}>
                <HomeCard at={at} level="h3" listing={listing} view={view} />
              </li>
            ))}
          </ul>
          <PageLinks found={found} view={view} />
          <AccountNotice homes={listings} view={view} />
        </div>
      </section>
    </SiteFrame>
  )
}

function AccountSearch({ view, found }: Props) {
  const { facets, search, unread = {} } = found
  const words = LISTING_SEARCH_WORDS[view.language]
  const { statuses } = ACCOUNT_WORDS[view.language]
  const dollars = (amount: number | null) => (amount === null ? '' : view.words.cad(amount))
  return (
    <form
      action={accountPath(view.language, view.content.language)}
      aria-label={view.words.search}
      className="search-form"
      role="search"
    >
      <SearchWords label={words.words} value={search.q} />
      <SearchSelect
        label={words.area}
        name="area"
        options={[
          ['', words.anyArea],
          ...facets.areas.map(({ choice, count }): [string, string] => [
            choice,
            words.counted(choice, count)
          ])
        ]}
        value={search.area}
      />
      <SearchSelect
        label={words.status}
        name="status"
        options={[
          ['', statuses.sold],
          ['listed', statuses['for-sale']]
        ]}
        value={search.status === 'sold' ? '' : 'listed'}
      />
      <details className="search-filters" open={hasUnread(unread, ['min', 'max'])}>
        <summary>{words.filters(filterCount({ ...search, status: 'for-sale' }))}</summary>
        <div className="search-fields">
          <SearchFigureInput found={found} name="min" value={dollars(search.min)} view={view} />
          <SearchFigureInput found={found} name="max" value={dollars(search.max)} view={view} />
          <SearchSelect
            label={words.beds}
            name="beds"
            options={[
              ['', words.any],
              ...BEDS_CHOICES.map((beds): [string, string] => [`${beds}`, words.orMore(beds)])
            ]}
            value={search.beds}
          />
          <SearchSelect
            label={words.sort}
            name="sort"
            options={SEARCH_SORTS.map((sort) => [sort === 'newest' ? '' : sort, words.sorts[sort]])}
            value={search.sort}
          />
        </div>
      </details>
      <button className="home-filter-go search-go">{words.submit}</button>
    </form>
  )
}

function PageLinks({ view, found: { page, pages, search } }: Props) {
  const words = LISTING_SEARCH_WORDS[view.language]
  if (pages === 1) return null
  return (
    <nav aria-label={words.pages} className="search-pages">
      {page > 1 && (
        <a href={searchHref(view, { ...search, page: page - 1 })} rel="prev">
          {words.before}
        </a>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <a href={searchHref(view, { ...search, page: page + 1 })} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}

function searchHref({ content, language }: SiteView, search: ListingSearch): string {
  const query = writeAccountSearch(search)
  return `${accountPath(language, content.language)}${query === '' ? '' : `?${query}`}#results`
}
