import { SEARCH_FIGURES, unreadFigures } from '#rules/listings/search/unread-figures.ts'

/** Says what to write in each field whose figure can't be read, and returns the first of them. */
export function markFigures(
  form: HTMLFormElement,
  typed: URLSearchParams
): HTMLInputElement | undefined {
  const unread = unreadFigures(typed)
  let first: HTMLInputElement | undefined
  for (const name of SEARCH_FIGURES) {
    const field = form.elements.namedItem(name)
    const error = form.querySelector<HTMLElement>(`#search_${name}_error`)
    if (!(field instanceof HTMLInputElement) || !error) continue
    error.hidden = unread[name] === undefined
    field.setAttribute('aria-invalid', String(!error.hidden))
    if (error.hidden) field.removeAttribute('aria-describedby')
    else field.setAttribute('aria-describedby', error.id)
    if (!error.hidden) first ??= field
  }
  return first
}
