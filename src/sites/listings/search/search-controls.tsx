import type { SearchFigure } from '#rules/listings/search/unread-figures.ts'
import type { FoundListings } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { LISTING_SEARCH_WORDS } from '../../words/listing-search-words.ts'

/** The controls of the search, each named as its part of the address. The page's script replaces a `data-facet`. */

export function SearchWords({
  label,
  value,
  placeholder
}: {
  label: string
  value: string
  placeholder?: string
}) {
  return (
    <label>
      <span>{label}</span>
      <input
        autoComplete="off"
        defaultValue={value}
        name="q"
        placeholder={placeholder}
        type="search"
      />
    </label>
  )
}

/** With what to write instead of what isn't a figure; the page's script shows and hides it too. */
export function SearchFigureInput({
  view,
  found: { unread = {} },
  name,
  value
}: {
  view: SiteView
  found: FoundListings
  name: SearchFigure
  value: number | string | null
}) {
  const words = LISTING_SEARCH_WORDS[view.language]
  const id = `search_${name}_error`
  const isUnread = unread[name] !== undefined
  return (
    <div>
      <label>
        <span>{words[name]}</span>
        <input
          aria-describedby={isUnread ? id : undefined}
          aria-invalid={isUnread || undefined}
          autoComplete="off"
          defaultValue={unread[name] ?? value ?? ''}
          inputMode="numeric"
          name={name}
          type="text"
        />
      </label>
      <p className="form-error" hidden={!isUnread} id={id} role="alert">
        {words.unread[name]}
      </p>
    </div>
  )
}

export function SearchSelect({
  label,
  name,
  options,
  value
}: {
  label: string
  name: string
  options: readonly (readonly [string, string])[]
  value: number | string | null
}) {
  const chosen = options.some(([one]) => one === String(value ?? '')) ? String(value ?? '') : ''
  return (
    <label data-facet={name}>
      <span>{label}</span>
      <select defaultValue={chosen} name={name}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** With a label, a group; a single box says what it is itself. */
export function SearchChecks({
  label,
  name,
  choices,
  chosen
}: {
  label?: string
  name: string
  choices: readonly (readonly [string, string])[]
  chosen: readonly string[]
}) {
  const boxes = choices.map(([value, text]) => (
    <label className="search-check" data-facet={label === undefined ? name : undefined} key={value}>
      <input defaultChecked={chosen.includes(value)} name={name} type="checkbox" value={value} />
      <span>{text}</span>
    </label>
  ))
  if (label === undefined) return boxes
  return (
    <fieldset data-facet={name} hidden={choices.length === 0}>
      <legend>{label}</legend>
      {boxes}
    </fieldset>
  )
}
