import { BEDS_CHOICES } from '#rules/listings/search/listing-facets.ts'
import {
  type ListingSearch,
  SEARCH_SORTS,
  SEARCH_STATUSES
} from '#rules/listings/search/listing-search.ts'
import {
  SEARCH_FIGURES,
  type SearchFigure,
  type UnreadFigures
} from '#rules/listings/search/unread-figures.ts'
import type { FoundListings } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { HOME_FILTER_WORDS } from '../../words/home-filter-words.ts'
import { LISTING_SEARCH_WORDS } from '../../words/listing-search-words.ts'
import { LISTING_WORDS } from '../../words/listing-words.ts'
import { listingsHref } from '../listing-links.ts'
import { SearchChecks, SearchFigureInput, SearchSelect, SearchWords } from './search-controls.tsx'

const BATHS_CHOICES = [1, 2, 3, 4] as const

/** Every choice of a search, each with how many homes it would find. */
export function SearchForm({ view, found }: { view: SiteView; found: FoundListings }) {
  const words = LISTING_SEARCH_WORDS[view.language]
  const { facets, search, unread = {} } = found
  const figure = (name: SearchFigure, value: number | string | null) => (
    <SearchFigureInput found={found} name={name} value={value} view={view} />
  )
  const bedsCount = (beds: number) => facets.beds.find(({ choice }) => choice === beds)?.count ?? 0
  return (
    <form
      action={listingsHref(view)}
      aria-label={view.words.search}
      className="search-form"
      role="search"
    >
      <SearchWords label={words.words} placeholder={words.wordsHint} value={search.q} />
      <SearchSelect
        label={words.area}
        name="area"
        options={[
          ['', words.anyArea],
          ...withChosen(facets.areas, search.area).map(({ choice, count }): [string, string] => [
            choice,
            words.counted(choice, count)
          ])
        ]}
        value={search.area}
      />
      <details className="search-filters" open={hasUnread(unread, SEARCH_FIGURES)}>
        <summary data-facet="filters">{words.filters(filterCount(search))}</summary>
        <div className="search-fields">
          {figure('min', dollars(view, search.min))}
          {figure('max', dollars(view, search.max))}
          <SearchSelect
            label={words.beds}
            name="beds"
            options={[
              ['', words.any],
              ...BEDS_CHOICES.map((beds): [string, string] => [
                `${beds}`,
                words.counted(words.orMore(beds), bedsCount(beds))
              ])
            ]}
            value={search.beds}
          />
          <SearchSelect
            label={words.baths}
            name="baths"
            options={[
              ['', words.any],
              ...BATHS_CHOICES.map((baths): [string, string] => [`${baths}`, words.orMore(baths)])
            ]}
            value={search.baths}
          />
          <SearchChecks
            choices={facets.type
              .filter(({ choice, count }) => count > 0 || search.type.includes(choice))
              .map(({ choice, count }) => [
                choice,
                words.counted(HOME_FILTER_WORDS[view.language].types[choice], count)
              ])}
            chosen={search.type}
            label={words.type}
            name="type"
          />
          <SearchChecks
            choices={[['weekend', words.counted(words.open, facets.open)]]}
            chosen={[search.open ?? '']}
            name="open"
          />
          <SearchChecks
            choices={[['week', words.counted(words.new, facets.new)]]}
            chosen={[search.new ?? '']}
            name="new"
          />
          <details open={hasMore(search) || hasUnread(unread, ['size', 'lot', 'built'])}>
            <summary>{words.more}</summary>
            <div className="search-more">
              {figure('size', search.size)}
              {figure('lot', search.lot)}
              {figure('built', search.built)}
              <SearchSelect
                label={words.status}
                name="status"
                options={SEARCH_STATUSES.map((status) => [
                  status === 'for-sale' ? '' : status,
                  words.statuses[status]
                ])}
                value={search.status}
              />
              <SearchChecks
                choices={facets.features
                  .filter(({ choice, count }) => count > 0 || search.features.includes(choice))
                  .map(({ choice, count }) => {
                    return [
                      choice,
                      words.counted(LISTING_WORDS[view.language].features[choice], count)
                    ]
                  })}
                chosen={search.features}
                label={words.features}
                name="features"
              />
            </div>
          </details>
          <SearchSelect
            label={words.sort}
            name="sort"
            options={SEARCH_SORTS.map((sort) => [sort === 'newest' ? '' : sort, words.sorts[sort]])}
            value={search.sort}
          />
        </div>
      </details>
      <Kept search={search} />
      <button className="home-filter-go search-go">{words.submit}</button>
    </form>
  )
}

/** What the form has no control for. */
function Kept({ search }: { search: ListingSearch }) {
  return (
    <div data-facet="place" hidden>
      {search.box && <input name="box" type="hidden" value={String(search.box)} />}
      {search.shape && <input name="shape" type="hidden" value={String(search.shape)} />}
    </div>
  )
}

/** An area that no longer has a home stays chosen. */
function withChosen(areas: FoundListings['facets']['areas'], chosen: string) {
  const isKnown = chosen === '' || areas.some(({ choice }) => choice === chosen)
  return isKnown ? areas : [...areas, { choice: chosen, count: 0 }]
}

function dollars({ words }: SiteView, amount: number | null): string {
  return amount === null ? '' : words.cad(amount)
}

/** How many filters are set behind the button of narrow screens. */
export function filterCount(search: ListingSearch): number {
  const { baths, beds, built, features, lot, max, min, size, status, type } = search
  const amounts = [min, max, beds, baths, size, lot, built, search.open, search.new]
  const set = amounts.filter((amount) => amount !== null).length
  return set + type.length + features.length + (status === 'for-sale' ? 0 : 1)
}

/** A sentence about one of these is not hidden behind a press. */
export function hasUnread(unread: UnreadFigures, names: readonly SearchFigure[]): boolean {
  return names.some((name) => unread[name] !== undefined)
}

function hasMore({ built, features, lot, size, status }: ListingSearch): boolean {
  return (
    built !== null || lot !== null || size !== null || features.length > 0 || status !== 'for-sale'
  )
}
