import { PRICE_BANDS, type Words } from '../../words/words.ts'

/** The types that the stylesheet can tell apart. */
const FILTERED_TYPES = ['house', 'townhouse', 'condo'] as const

/** Two choices that hide the homes they rule out; the stylesheet does the hiding, so no script is needed. */
export function HomeFilter({
  words,
  homes
}: {
  words: Words
  /** The id of the homes on the same page. */
  homes: string
}) {
  return (
    <search className="home-filter" aria-label={words.search}>
      <label>
        <span>{words.type}</span>
        <select name="home_type">
          <option value="">{words.anyType}</option>
          {FILTERED_TYPES.map((type) => (
            <option key={type} value={type}>
              {words.types[type]}
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
