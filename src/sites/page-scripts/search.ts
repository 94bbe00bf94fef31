// The search of an agent's website is a form and links, and works without script. With it, results follow the
// choices without a page load, "Show more" appends, and there is a map. Whatever fails becomes a plain page load.
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { writeListingSearch } from '#rules/listings/search/write-listing-search.ts'
import { markFigures } from './search/mark-figures.ts'
import { offerMap } from './search/offer-map.ts'
import { readSearchPage, type SearchParts, searchParts, showPage } from './search/search-page.ts'
import { offerMore } from './search/show-more.ts'

/** A visitor who types is given this long for the next key. */
const TYPING_MS = 500

const parts = searchParts(document)
if (parts) follow(parts)

function follow(parts: SearchParts): void {
  const { form, results, status } = parts
  let shown = here()
  let pending: AbortController | undefined
  let typing: ReturnType<typeof setTimeout> | undefined
  const listeners: (() => void)[] = []

  /** `by`: the field that is being typed into, whose searches are one step back. */
  async function show(
    address: string,
    how: { step: 'back' | 'link' | 'new'; by?: string }
  ): Promise<void> {
    clearTimeout(typing)
    pending?.abort()
    pending = new AbortController()
    const { signal } = pending
    results.setAttribute('aria-busy', 'true')
    try {
      const page = await readSearchPage(address, signal)
      if (how.step !== 'back' && address !== shown) remember(address, how.by)
      shown = address
      showPage(parts, page, { withTyped: how.step !== 'new', moveFocus: how.step === 'link' })
      if (how.step !== 'new') markFigures(form, typedIn(form))
      if (how.step === 'back') await more.restore()
      status.textContent = results.querySelector('h2')?.textContent ?? ''
      for (const tell of listeners) tell()
    } catch {
      if (signal.aborted) return
      if (how.step === 'back') location.reload()
      else location.assign(address)
    } finally {
      if (pending?.signal === signal) results.removeAttribute('aria-busy')
    }
  }

  const search = (by?: string) => {
    const address = addressOf(form)
    // Results without the fragment that page links have.
    if (address !== shown) void show(address, { step: 'new', ...(by !== undefined && { by }) })
  }

  form.addEventListener('change', (event) => {
    markFigures(form, typedIn(form))
    search(typedField(event))
  })
  form.addEventListener('input', (event) => {
    const by = typedField(event)
    // What is being typed may become a figure; only what is marked is looked at again.
    if (event.target instanceof Element && event.target.matches('[aria-invalid=true]')) {
      markFigures(form, typedIn(form))
    }
    clearTimeout(typing)
    if (by !== undefined) typing = setTimeout(() => search(by), TYPING_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const unread = markFigures(form, typedIn(form))
    void show(addressOf(form), { step: unread ? 'new' : 'link' })
    unread?.focus()
  })
  results.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.pathname !== location.pathname || !isPlain(event)) return
    event.preventDefault()
    void show(link.pathname + link.search, { step: 'link' })
  })
  addEventListener('popstate', () => {
    if (here() !== shown) void show(here(), { step: 'back' })
  })

  const more = offerMore(parts)
  offerMap(parts, {
    address: () => shown,
    narrow(place) {
      narrowTo(form, place)
      search()
    },
    onResults: (tell) => void listeners.push(tell)
  })
}

/** The one address of what the form says. */
function addressOf(form: HTMLFormElement): string {
  const query = writeListingSearch(readListingSearch(typedIn(form)))
  return new URL(form.action).pathname + (query === '' ? '' : `?${query}`)
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed.append(name, value)
  }
  return typed
}

function here(): string {
  return location.pathname + location.search
}

function remember(address: string, by: string | undefined): void {
  const { by: before } = (history.state ?? {}) as { by?: string }
  if (by !== undefined && by === before) history.replaceState({ by }, '', address)
  else history.pushState({ by }, '', address)
}

/** The name of the field, if it is one that is typed into. */
function typedField({ target }: Event): string | undefined {
  return target instanceof HTMLInputElement && target.type !== 'checkbox' ? target.name : undefined
}

/** The form's parts that only the map can change. */
function narrowTo(form: HTMLFormElement, place: Partial<Record<'box' | 'shape', string>>): void {
  const fields = Object.entries(place).map(([name, value]) => {
    const field = document.createElement('input')
    return Object.assign(field, { name, type: 'hidden', value })
  })
  form.querySelector('[data-facet="place"]')?.replaceChildren(...fields)
}

/** A press that asks for another tab or window is the browser's. */
function isPlain({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}
