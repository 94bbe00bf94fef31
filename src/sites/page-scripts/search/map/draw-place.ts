import { CORNERS } from '#rules/listings/search/search-shape.ts'
import type { MapView, Spot } from './map-view.ts'
import { pathOf } from './outline.ts'

/** Degrees to five decimals, which are a metre. */
const degrees = (value: number) => String(Math.round(value * 100_000) / 100_000)

/** Lets the visitor draw above the map. Resolves with what the address takes; undefined if they cancelled. */
export function drawBox(
  sheet: HTMLElement,
  line: SVGPathElement,
  view: MapView,
  signal: AbortSignal
): Promise<string | undefined> {
  return new Promise((done) => {
    let from: Spot | undefined
    const options = { signal }
    signal.addEventListener('abort', () => done(undefined))
    sheet.addEventListener(
      'pointerdown',
      (event) => {
        sheet.setPointerCapture(event.pointerId)
        from = spotOf(sheet, event)
      },
      options
    )
    sheet.addEventListener(
      'pointermove',
      (event) => {
        if (from) line.setAttribute('d', pathOf(cornersOf(from, spotOf(sheet, event))))
      },
      options
    )
    sheet.addEventListener(
      'pointerup',
      (event) => {
        const to = spotOf(sheet, event)
        // A press without a drag draws nothing.
        if (!from || Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < 8) return
        const [a, b] = [view.pinAt(from), view.pinAt(to)]
        const south = Math.min(a.Latitude, b.Latitude)
        const west = Math.min(a.Longitude, b.Longitude)
        const north = Math.max(a.Latitude, b.Latitude)
        const east = Math.max(a.Longitude, b.Longitude)
        done([south, west, north, east].map(degrees).join(','))
      },
      options
    )
  })
}

/** A corner at each press; `done` or a double press ends it. */
export function drawShape(
  sheet: HTMLElement,
  line: SVGPathElement,
  view: MapView,
  { done: button, signal }: { done: HTMLButtonElement; signal: AbortSignal }
): Promise<string | undefined> {
  return new Promise((done) => {
    const spots: Spot[] = []
    const options = { signal }
    const finish = () => {
      if (spots.length < CORNERS.least) return
      const pins = spots.map((spot) => view.pinAt(spot))
      done(pins.flatMap((pin) => [pin.Latitude, pin.Longitude].map(degrees)).join(','))
    }
    signal.addEventListener('abort', () => done(undefined))
    button.disabled = true
    button.addEventListener('click', finish, options)
    sheet.addEventListener('dblclick', finish, options)
    sheet.addEventListener(
      'click',
      (event) => {
        const spot = spotOf(sheet, event)
        const last = spots.at(-1)
        // The second press of a double press.
        if (last && Math.hypot(last.x - spot.x, last.y - spot.y) < 6) return
        spots.push(spot)
        line.setAttribute('d', pathOf(spots))
        button.disabled = spots.length < CORNERS.least
        if (spots.length === CORNERS.most) finish()
      },
      options
    )
    sheet.addEventListener(
      'pointermove',
      (event) => {
        if (spots.length > 0) line.setAttribute('d', pathOf([...spots, spotOf(sheet, event)]))
      },
      options
    )
  })
}

function cornersOf(a: Spot, b: Spot): Spot[] {
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
}

function spotOf(sheet: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = sheet.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
