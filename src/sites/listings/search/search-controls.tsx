/** The controls of the search, each named as its part of the address. The page's script replaces a `data-facet`. */

export function SearchInput({
  label,
  name,
  value,
  placeholder,
  type = 'text'
}: {
  label: string
  name: string
  value: number | string
  placeholder?: string
  type?: 'search' | 'text'
}) {
  return (
    <label>
      <span>{label}</span>
      <input
        autoComplete="off"
        defaultValue={value}
        inputMode={type === 'text' ? 'numeric' : undefined}
        name={name}
        placeholder={placeholder}
        type={type}
      />
    </label>
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
