import type { Pin } from '#rules/listings/pin.ts'
import { readBox, readShape, type SearchBox } from '#rules/listings/search/search-shape.ts'
import type { MapView } from './map-view.ts'
import { pathOf } from './outline.ts'

export type PlaceLayer = {
  /** Draws the rectangle and the shape of a search; the rectangle around them, if it has any. */
  show: (search: URLSearchParams) => SearchBox | undefined
  /** For what is being drawn. */
  line: SVGPathElement
}

/** Where a search looks, drawn above the map. */
export function placeLayer(svg: SVGSVGElement, view: MapView): PlaceLayer {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const searched = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  let places: Pin[][] = []
  svg.append(searched, line)

  function draw(): void {
    const paths = places.map((place) => pathOf(place.map((pin) => view.spotOf(pin))))
    searched.setAttribute('d', paths.join(''))
  }
  view.onMove(draw)
  return {
    line,
    show(search) {
      const box = readBox(search.get('box') ?? '')
      const shape = readShape(search.get('shape') ?? '')
      places = [...(box ? [cornersOfBox(box)] : []), ...(shape ? [cornersOfShape(shape)] : [])]
      line.removeAttribute('d')
      draw()
      const pins = places.flat()
      if (pins.length === 0) return undefined
      const lats = pins.map(({ Latitude }) => Latitude)
      const lngs = pins.map(({ Longitude }) => Longitude)
      return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]
    }
  }
}

function cornersOfBox([south, west, north, east]: SearchBox): Pin[] {
  return [
    { Latitude: north, Longitude: west },
    { Latitude: north, Longitude: east },
    { Latitude: south, Longitude: east },
    { Latitude: south, Longitude: west }
  ]
}

function cornersOfShape(shape: readonly number[]): Pin[] {
  return shape.flatMap((Latitude, at) => {
    const Longitude = shape[at + 1]
    return at % 2 === 0 && Longitude !== undefined ? [{ Latitude, Longitude }] : []
  })
}
