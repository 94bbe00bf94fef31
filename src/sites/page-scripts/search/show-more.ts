import { readSearchPage, type SearchParts } from './search-page.ts'

/** What a step of the history remembers: the pages after its own that were appended, and how far down the visitor was. */
type Place = { more?: number; top?: number }

/** "Show more" appends the next page's homes. After a look at a home, they are there again. */
export function offerMore({ map, results, status }: SearchParts) {
  const words = JSON.parse(map.dataset['words'] ?? '{}') as { shown?: string }

  results.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button?.matches('.search-show-more') || button.hasAttribute('aria-busy')) return
    const { next = '' } = button.dataset
    button.setAttribute('aria-busy', 'true')
    try {
      const before = count()
      await append(next)
      keep({ more: (place().more ?? 0) + 1 })
      const first = results.querySelectorAll<HTMLElement>('.listing-grid > li')[before]
      first?.querySelector('a')?.focus({ preventScroll: true })
      const total = results.querySelector('h2')?.textContent ?? ''
      status.textContent = (words.shown ?? '')
        .replace('{shown}', String(count()))
        .replace('{total}', total)
    } catch {
      location.assign(next)
    }
  })
  addEventListener('pagehide', () => {
    if (place().more !== undefined) keep({ top: scrollY })
  })

  function enable(): void {
    for (const button of results.querySelectorAll<HTMLButtonElement>('.search-show-more'))
      button.disabled = false
  }
  // Results that are replaced have a button of their own.
  new MutationObserver(enable).observe(results, { childList: true, subtree: true })
  enable()

  function count(): number {
    return results.querySelectorAll('.listing-grid > li').length
  }

  /** Homes that are listed already aren't again: a new one may have moved the others down a page. */
  async function append(address: string): Promise<void> {
    const page = await readSearchPage(address)
    const list = results.querySelector('.listing-grid')
    for (const home of page.querySelectorAll<HTMLElement>('.listing-grid > li')) {
      const { home: id } = home.dataset
      if (!list?.querySelector(`[data-home="${id}"]`)) list?.append(home)
    }
    const links = results.querySelector('.search-pages')
    const next = page.querySelector('.search-pages')
    if (!links || !next) return
    // What comes before the first page that is shown is still before it.
    const before = links.querySelector('[rel=prev]')
    const nextBefore = next.querySelector('[rel=prev]')
    if (before) nextBefore?.replaceWith(before)
    else nextBefore?.remove()
    links.replaceWith(next)
    const notice = page.querySelector('.feed-notice')
    const shown = results.querySelector('.feed-notice')
    if (notice && shown) mergeNotice(shown, notice)
    else if (notice) results.append(notice)
  }

  async function restore(): Promise<void> {
    const { more = 0, top } = place()
    for (let page = 0; page < more; page++) {
      const next = results.querySelector<HTMLElement>('.search-show-more')?.dataset['next']
      if (next === undefined) break
      await append(next)
    }
    if (more > 0 && top !== undefined) scrollTo({ behavior: 'instant', top })
  }
  restore().catch(() => {})
  return { restore }
}

/** For all homes that are listed now: each provider, and the older time. */
function mergeNotice(shown: Element, added: Element): void {
  const time = shown.querySelector<HTMLElement>('[data-refreshed]')
  const addedTime = added.querySelector<HTMLElement>('[data-refreshed]')
  const known = new Set([...shown.children].map(({ textContent }) => textContent))
  for (const line of added.querySelectorAll('p:not([data-refreshed])')) {
    if (!known.has(line.textContent)) time?.before(line)
  }
  const timeOf = (line: HTMLElement | null) => line?.dataset['refreshed'] ?? ''
  if (addedTime && timeOf(addedTime) < timeOf(time)) time?.replaceWith(addedTime)
}

function place(): Place {
  return (history.state ?? {}) as Place
}

function keep(change: Place): void {
  history.replaceState({ ...place(), ...change }, '')
}
