import type { Pin } from '#rules/listings/pin.ts'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import type { MapView, Spot } from './map-view.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** An area that is narrower on the screen has no name there. */
const NAMED_FROM = 70

/** Draws the areas of the homes, as a map without streets shows them. */
export function areaLayer(svg: SVGSVGElement, view: MapView) {
  let areas: {
    name: string
    corners: Pin[]
    middle: Pin
    shape: SVGPathElement
    text: SVGTextElement
  }[] = []

  function draw(): void {
    for (const { corners, middle, shape, text } of areas) {
      const spots = corners.map((corner) => view.spotOf(corner))
      shape.setAttribute('d', pathOf(spots))
      const xs = spots.map(({ x }) => x)
      const { x, y } = view.spotOf(middle)
      text.setAttribute('x', String(x))
      text.setAttribute('y', String(y))
      text.toggleAttribute('hidden', Math.max(...xs) - Math.min(...xs) < NAMED_FROM)
    }
  }

  view.onMove(draw)
  return {
    show(pins: readonly MapPin[]) {
      const byArea = Map.groupBy(pins, ({ area }) => area)
      areas = [...byArea].map(([area, homes]) => {
        const places = homes.map(({ lat, lng }) => ({ Latitude: lat, Longitude: lng }))
        const [name = ''] = area.split(',')
        const text = Object.assign(document.createElementNS(SVG, 'text'), { textContent: name })
        const shape = document.createElementNS(SVG, 'path')
        return { name, corners: hull(places), middle: middleOf(places), shape, text }
      })
      // Names are above all areas.
      svg.replaceChildren(...areas.map(({ shape }) => shape), ...areas.map(({ text }) => text))
      draw()
    }
  }
}

export function pathOf(spots: readonly Spot[], isClosed = true): string {
  const points = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  // A path to where it began has the round ends that make a single point visible.
  return points.length === 0 ? '' : `M${points.join('L')}${isClosed ? 'Z' : ''}`
}

function middleOf(pins: readonly Pin[]): Pin {
  const total = (of: (pin: Pin) => number) => pins.reduce((sum, pin) => sum + of(pin), 0)
  return {
    Latitude: total(({ Latitude }) => Latitude) / pins.length,
    Longitude: total(({ Longitude }) => Longitude) / pins.length
  }
}

/** The corners of the smallest convex shape around all pins, by Andrew's monotone chain. */
function hull(pins: readonly Pin[]): Pin[] {
  const sorted = [...pins].sort((a, b) => a.Longitude - b.Longitude || a.Latitude - b.Latitude)
  return sorted.length < 3 ? sorted : [...chain(sorted), ...chain(sorted.toReversed())]
}

/** Half of it, without its last corner, which the other half begins with. */
function chain(sorted: readonly Pin[]): Pin[] {
  const corners: Pin[] = []
  for (const pin of sorted) {
    while (turnsRight(corners.at(-2), corners.at(-1), pin)) corners.pop()
    corners.push(pin)
  }
  return corners.slice(0, -1)
}

function turnsRight(a: Pin | undefined, b: Pin | undefined, c: Pin): boolean {
  if (!a || !b) return false
  const across =
    (b.Longitude - a.Longitude) * (c.Latitude - a.Latitude) -
    (b.Latitude - a.Latitude) * (c.Longitude - a.Longitude)
  return across <= 0
}
