import type { Pin } from '#rules/listings/pin.ts'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import type { MapView, Spot } from './map-view.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** An area that is narrower on the screen has no name there. */
const NAMED_FROM = 70
/** A city that is narrower on the screen is named itself, instead of its areas. */
const CITY_BELOW = 160
/** Pixels between a city's middle, where its homes are counted, and its name below. */
const CITY_DROP = 42

type Place = { corners: Pin[]; middle: Pin; text: SVGTextElement }
type Area = Place & { shape: SVGPathElement }

/** Draws the areas of the homes, as a map without streets shows them, or from afar their cities. */
export function areaLayer(svg: SVGSVGElement, view: MapView) {
  let cities: (Place & { areas: Area[] })[] = []

  function draw(): void {
    for (const city of cities) {
      const isFar = widthOf(city.corners.map(view.spotOf)) < CITY_BELOW
      name(city, isFar, CITY_DROP)
      for (const area of city.areas) {
        const spots = area.corners.map(view.spotOf)
        area.shape.setAttribute('d', pathOf(spots))
        name(area, !isFar && widthOf(spots) >= NAMED_FROM)
      }
    }
  }

  function name({ middle, text }: Place, isNamed: boolean, drop = 0): void {
    const { x, y } = view.spotOf(middle)
    text.setAttribute('x', String(x))
    text.setAttribute('y', String(y + drop))
    text.toggleAttribute('hidden', !isNamed)
  }

  view.onMove(draw)
  return {
    show(pins: readonly MapPin[]) {
      const byCity = Map.groupBy(pins, ({ area }) => area.split(', ').at(-1) ?? '')
      cities = [...byCity].map(([city, homes]) => ({
        ...placeOf(city, homes),
        areas: [...Map.groupBy(homes, ({ area }) => area)].map(([area, near]) => ({
          ...placeOf(area.split(', ')[0] ?? '', near),
          shape: document.createElementNS(SVG, 'path')
        }))
      }))
      const areas = cities.flatMap((city) => city.areas)
      // Names are above all areas.
      const names = [...areas, ...cities].map(({ text }) => text)
      svg.replaceChildren(...areas.map(({ shape }) => shape), ...names)
      draw()
    }
  }
}

function placeOf(name: string, homes: readonly MapPin[]): Place {
  const pins = homes.map(({ lat, lng }) => ({ Latitude: lat, Longitude: lng }))
  const text = Object.assign(document.createElementNS(SVG, 'text'), { textContent: name })
  return { corners: hull(pins), middle: middleOf(pins), text }
}

function widthOf(spots: readonly Spot[]): number {
  const xs = spots.map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
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
