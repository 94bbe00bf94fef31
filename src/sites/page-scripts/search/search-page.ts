/** The parts of the search's page that a script changes. */
export type SearchParts = {
  form: HTMLFormElement
  results: HTMLElement
  /** Where the number of homes is announced. */
  status: HTMLElement
  map: HTMLElement
}

export function searchParts(page: Document): SearchParts | undefined {
  const form = page.querySelector<HTMLFormElement>('form.search-form')
  const results = page.querySelector<HTMLElement>('.search-results')
  const map = page.querySelector<HTMLElement>('.search-map')
  const status = map?.querySelector<HTMLElement>('[role="status"]')
  return form && results && map && status ? { form, results, status, map } : undefined
}

/** What the panel answers at the address of a search. @throws where that isn't a search */
export async function readSearchPage(address: string, signal?: AbortSignal): Promise<Document> {
  const answer = await fetch(address, { ...(signal && { signal }) })
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (!searchParts(page)) throw new Error(`no search at ${address}`)
  return page
}

/** Shows another search: its results, and what each choice would find. What was typed stays unless `withTyped`. */
export function showPage(
  { form, results }: SearchParts,
  page: Document,
  { moveFocus, withTyped }: { moveFocus: boolean; withTyped: boolean }
): void {
  const found = searchParts(page)
  if (!found) return
  const hadFocus = results.contains(document.activeElement)
  results.replaceChildren(...found.results.childNodes)
  for (const facet of form.querySelectorAll<HTMLElement>('[data-facet]')) {
    const { facet: name } = facet.dataset
    const next = found.form.querySelector<HTMLElement>(`[data-facet="${name}"]`)
    if (next) showFacet(facet, next)
  }
  if (withTyped) showTyped(form, found.form)
  document.title = page.title
  if (!moveFocus && !hadFocus) return
  results.querySelector('h2')?.focus({ preventScroll: true })
  results.scrollIntoView({ block: 'start' })
}

/** A select stays the same element, and a check box that had the focus has it again. */
function showFacet(facet: HTMLElement, next: HTMLElement): void {
  const select = facet.querySelector('select')
  const nextSelect = next.querySelector('select')
  if (select && nextSelect) {
    const options = [...nextSelect.options]
    select.replaceChildren(...options)
    select.value = options.find((option) => option.hasAttribute('selected'))?.value ?? ''
    return
  }
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLInputElement && facet.contains(activeElement)
      ? activeElement.value
      : undefined
  facet.replaceChildren(...next.childNodes)
  facet.hidden = next.hidden
  if (focused === undefined) return
  for (const box of facet.querySelectorAll('input')) if (box.value === focused) box.focus()
}

function showTyped(form: HTMLFormElement, next: HTMLFormElement): void {
  for (const field of next.querySelectorAll<HTMLInputElement>(
    'label > input:not([type=checkbox])'
  )) {
    const own = form.elements.namedItem(field.name)
    if (own instanceof HTMLInputElement) own.value = field.value
  }
}
