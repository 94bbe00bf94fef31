import { HOME_TYPES } from '#rules/listings/home-type.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { HOME_FILTER_WORDS } from '../../words/home-filter-words.ts'
import { PRICE_BANDS, type Words } from '../../words/words.ts'

/** The types that the stylesheet can tell apart. */
const FILTERED_TYPES = ['house', 'townhouse', 'condo'] as const
/** Whole dollars. */
const PRICES_UP_TO = [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000] as const

/** Two choices that lead to the search; without one, they hide the homes on the page that they rule out. */
export function HomeFilter({
  words,
  language,
  homes,
  action
}: {
  words: Words
  language: SiteLanguage
  /** The id of the homes on the same page. */
  homes: string
  /** The address of the website's search. */
  action?: string | undefined
}) {
  if (action !== undefined) {
    return <SearchStart action={action} language={language} words={words} />
  }
  const { types } = HOME_FILTER_WORDS[language]
  return (
    <search className="home-filter" aria-label={words.search}>
      <label>
        <span>{words.type}</span>
        <select name="home_type">
          <option value="">{words.anyType}</option>
          {FILTERED_TYPES.map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.price}</span>
        <select name="home_price">
          <option value="">{words.anyPrice}</option>
          {PRICE_BANDS.map((band) => (
            <option key={band} value={band}>
              {words.bands[band]}
            </option>
          ))}
        </select>
      </label>
      <a className="home-filter-go" href={`#${homes}`}>
        {words.showHomes}
      </a>
    </search>
  )
}

/** The first two choices of a search. Its controls have the names that its address has. */
function SearchStart({
  words,
  language,
  action
}: {
  words: Words
  language: SiteLanguage
  action: string
}) {
  const { types, upTo } = HOME_FILTER_WORDS[language]
  return (
    <form action={action} aria-label={words.search} className="home-filter" role="search">
      <label>
        <span>{words.type}</span>
        <select name="type">
          <option value="">{words.anyType}</option>
          {HOME_TYPES.filter((type) => type !== 'other').map((type) => (
            <option key={type} value={type}>
              {types[type]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.price}</span>
        <select name="max">
          <option value="">{words.anyPrice}</option>
          {PRICES_UP_TO.map((price) => (
            <option key={price} value={price}>
              {upTo(price)}
            </option>
          ))}
        </select>
      </label>
      <button className="home-filter-go">{words.showHomes}</button>
    </form>
  )
}
