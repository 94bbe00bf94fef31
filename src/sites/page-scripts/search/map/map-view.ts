import type { Pin } from '#rules/listings/pin.ts'
import type { SearchBox } from '#rules/listings/search/search-shape.ts'

/** Pixels from the map's left upper corner. */
export type Spot = { x: number; y: number }

/** A map to put homes on: the owner's, or the schematic one. */
export type MapView = {
  spotOf: (pin: Pin) => Spot
  pinAt: (spot: Spot) => Pin
  bounds: () => SearchBox
  /** Of tiles that are 512 pixels wide. */
  zoom: () => number
  fit: (box: SearchBox) => void
  /** Around a place, or else around the middle. */
  zoomBy: (steps: number, around?: Pin) => void
  panBy: (x: number, y: number) => void
  /** `byVisitor`: not because a search was shown. */
  onMove: (tell: (byVisitor: boolean) => void) => void
  /** Whether dragging moves the map, as it does unless something is drawn. */
  setDraggable: (isDraggable: boolean) => void
}

export const ZOOMS = { least: 2, most: 18 } as const

/** A place that isn't quite at the edges, and has some extent even around a single home. */
export function boxAround(pins: readonly Pin[]): SearchBox | undefined {
  if (pins.length === 0) return undefined
  const lats = pins.map(({ Latitude }) => Latitude)
  const lngs = pins.map(({ Longitude }) => Longitude)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const height = Math.max(0.006, (north - south) * 0.12)
  const width = Math.max(0.008, (east - west) * 0.12)
  return [south - height, west - width, north + height, east + width]
}
