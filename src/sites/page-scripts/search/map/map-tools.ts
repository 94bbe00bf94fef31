import type { MapWords } from '#rules/listings/search/map-words.ts'
import type { SearchOnPage } from '../search-on-page.ts'
import { drawBox, drawShape } from './draw-place.ts'
import { element } from './element.ts'
import type { MapView } from './map-view.ts'
import type { PlaceLayer } from './place-layer.ts'

type Tools = {
  /** The page with Google's map, if the agent has a key. */
  google: string | undefined
  frame: HTMLElement
  place: PlaceLayer
  search: SearchOnPage
  stage: HTMLElement
  view: MapView
  words: MapWords
}

/** The buttons above the map. */
export function mapTools({ frame, google, place, search, stage, view, words }: Tools) {
  const bar = element('div', 'map-tools')
  const button = (text: string, press: () => void, more: Partial<HTMLButtonElement> = {}) => {
    const made = element('button', '', { textContent: text, type: 'button', ...more })
    made.addEventListener('click', press)
    return made
  }
  const here = button(words.searchHere, () => searchIn({ box: boundsOf(view) }), { hidden: true })
  const tools = [
    button('+', () => view.zoomBy(1), { ariaLabel: words.zoomIn }),
    button('−', () => view.zoomBy(-1), { ariaLabel: words.zoomOut }),
    button(words.drawBox, () => draw('box')),
    button(words.drawShape, () => draw('shape')),
    here
  ]
  const hint = element('p', 'map-hint')
  hint.setAttribute('role', 'status')
  bar.append(...tools)
  if (google !== undefined) frame.append(googleOffer(google))
  let isOwn = false

  function searchIn(narrowed: Parameters<SearchOnPage['narrow']>[0]): void {
    isOwn = true
    search.narrow(narrowed)
  }

  async function draw(kind: 'box' | 'shape'): Promise<void> {
    const ending = new AbortController()
    const cancel = button(words.cancel, () => ending.abort())
    const done = button(words.done, () => {})
    const sheet = element('div', 'map-sheet')
    hint.textContent = words[kind === 'box' ? 'drawingBox' : 'drawingShape']
    bar.replaceChildren(hint, ...(kind === 'shape' ? [done] : []), cancel)
    stage.append(sheet)
    view.setDraggable(false)
    cancel.focus()
    const byKey = ({ key }: KeyboardEvent) => key === 'Escape' && ending.abort()
    document.addEventListener('keydown', byKey, { signal: ending.signal })
    const { signal } = ending
    const drawn =
      kind === 'box'
        ? await drawBox(sheet, place.line, view, signal)
        : await drawShape(sheet, place.line, view, { done, signal })
    ending.abort()
    view.setDraggable(true)
    sheet.remove()
    place.line.removeAttribute('d')
    bar.replaceChildren(...tools)
    tools[kind === 'box' ? 2 : 3]?.focus()
    if (drawn !== undefined) searchIn({ [kind]: drawn })
  }

  /** The press is the consent: nothing of Google's is loaded before, and the answer isn't stored. */
  function googleOffer(address: string): HTMLElement {
    const offer = element('p', 'map-note')
    const open = button(words.google, () => {
      const query = new URL(search.address(), location.href).search
      const page = element('iframe', 'map-google', { src: address + query, title: words.title })
      frame.replaceChildren(page)
      search.onResults(() => {
        page.src = address + new URL(search.address(), location.href).search
      })
    })
    offer.append(open, ` ${words.googleAsk}`)
    return offer
  }

  view.onMove((byVisitor) => {
    if (byVisitor) here.hidden = false
  })
  return {
    bar,
    /** The results of a search are on the map. */
    searched() {
      // A keyboard goes on from where it was.
      if (document.activeElement === here) tools[0]?.focus()
      here.hidden = true
      isOwn = false
    },
    /** Whether the search that is being shown was made on the map. */
    isOwnSearch: () => isOwn
  }
}

function boundsOf(view: MapView): string {
  return view
    .bounds()
    .map((degrees) => degrees.toFixed(5))
    .join(',')
}
