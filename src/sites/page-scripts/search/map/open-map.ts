// The map of the homes that a search finds. Nothing of it is loaded before a visitor asks for it.
import type { MapPin, MapPins } from '#rules/listings/search/map-pins.ts'
import type { MapWords } from '#rules/listings/search/map-words.ts'
import type { SearchOnPage } from '../search-on-page.ts'
import './map.css'
import { element } from './element.ts'
import { boxAround, type MapView } from './map-view.ts'
import { mapTools } from './map-tools.ts'
import { areaLayer } from './outline.ts'
import { pinLayer } from './pin-layer.ts'
import { placeLayer } from './place-layer.ts'
import { schematicView } from './schematic-view.ts'

type Opening = {
  map: HTMLElement
  results: HTMLElement
  search: SearchOnPage
  status: HTMLElement
}

/** Opens the map below its button. @throws where its homes or its ground can't be loaded */
export async function openMap({ map, results, search, status }: Opening): Promise<HTMLElement> {
  const words = JSON.parse(map.dataset['words'] ?? '{}') as MapWords
  const { archive, colours = '', google, pins: pinsAt = '' } = map.dataset
  const frame = element('div', 'map-frame')
  const stage = element('div', 'map-stage', {
    ariaLabel: `${words.title}. ${words.keys}`,
    tabIndex: 0
  })
  stage.setAttribute('role', 'group')
  const ground = element('div', 'map-ground')
  const areas = drawing('map-areas')
  const lines = drawing('map-lines')
  const list = element('ul', 'map-pins', { ariaLabel: words.pins })
  const note = element('p', 'map-note')
  stage.append(ground, areas, lines, list)
  frame.append(stage, note)
  paint(frame, colours)
  map.append(frame)

  try {
    // A browser that can't draw the owner's map still shows where the homes are.
    const drawn =
      archive === undefined ? undefined : await onArchive(archive).catch(() => undefined)
    if (!drawn) ground.replaceChildren()
    const view = drawn ?? schematicView(ground)
    const areasDrawn = drawn ? undefined : areaLayer(areas, view)
    const layer = pinLayer(list, view, words, {
      point: (homes) => pairCards(results, homes),
      together: (pins) => narrowTo(pins)
    })
    const place = placeLayer(lines, view)
    const tools = mapTools({ google, frame, place, search, stage, view, words })
    frame.prepend(tools.bar)
    if (!drawn) frame.append(element('p', 'map-note', { textContent: words.schematic }))
    moveByKeys(stage, view)
    pairPins(results, layer.pair)

    const narrowTo = (pins: readonly MapPin[]) => {
      const box = boxAround(pins.map(({ lat, lng }) => ({ Latitude: lat, Longitude: lng })))
      if (box) search.narrow({ box: box.map((degrees) => degrees.toFixed(5)).join(',') })
    }
    const show = async (fits: boolean) => {
      const query = new URL(search.address(), location.href).search
      const pins = await readPins(pinsAt + query)
      const places = pins.map(({ lat, lng }) => ({ Latitude: lat, Longitude: lng }))
      const around = place.show(new URLSearchParams(query)) ?? boxAround(places)
      if (fits && around) view.fit(around)
      areasDrawn?.show(pins)
      layer.show(pins)
      tools.searched()
      note.textContent = words.count.replace('{count}', String(pins.length))
    }
    await show(true)
    status.textContent = note.textContent
    search.onResults(() => {
      // A visitor who searches in the part that they see goes on seeing it.
      show(!tools.isOwnSearch()).catch(() => (note.textContent = words.failed))
    })
    return frame
  } catch (error) {
    frame.remove()
    throw error
  }

  async function onArchive(file: string): Promise<MapView> {
    const { archiveView } = await import('./archive-view.ts')
    return archiveView(ground, file, coloursIn(colours))
  }
}

async function readPins(address: string): Promise<MapPin[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} at ${address}`)
  return ((await answer.json()) as MapPins).pins
}

function coloursIn(text: string): [string, string, string] {
  const [ground = '#fff', ink = '#111', accent = ink] = text.split(' ')
  return [ground, ink, accent]
}

/** The page's policy allows no style attribute, but a script may set one property after another. */
function paint(frame: HTMLElement, text: string): void {
  const [ground, ink, accent] = coloursIn(text)
  frame.style.setProperty('--map-ground', ground)
  frame.style.setProperty('--map-ink', ink)
  frame.style.setProperty('--map-accent', accent)
}

function drawing(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', name)
  svg.setAttribute('aria-hidden', 'true')
  return svg
}

/** Pixels that an arrow key moves the map. */
const STEP = 80

function moveByKeys(stage: HTMLElement, view: MapView): void {
  stage.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Record<string, () => void> = {
      ArrowDown: () => view.panBy(0, STEP),
      ArrowLeft: () => view.panBy(-STEP, 0),
      ArrowRight: () => view.panBy(STEP, 0),
      ArrowUp: () => view.panBy(0, -STEP),
      '+': () => view.zoomBy(1),
      '=': () => view.zoomBy(1),
      '-': () => view.zoomBy(-1)
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  })
}

function pairCards(results: HTMLElement, homes: readonly number[]): void {
  for (const card of results.querySelectorAll<HTMLElement>('[data-home]')) {
    card.classList.toggle('is-paired', homes.includes(Number(card.dataset['home'])))
  }
}

/** The home in the list that is pointed at or has the focus is marked on the map. */
function pairPins(results: HTMLElement, pair: (home: number | undefined) => void): void {
  const pairFor = ({ target }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-home]') : null
    pair(card ? Number(card.dataset['home']) : undefined)
  }
  results.addEventListener('pointerover', pairFor)
  results.addEventListener('focusin', pairFor)
  for (const event of ['pointerleave', 'focusout']) {
    results.addEventListener(event, () => pair(undefined))
  }
}
