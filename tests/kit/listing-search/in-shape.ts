import type { Pin } from '#rules/listings/pin.ts'
import type { SearchBox, ShapeEdge } from '#rules/listings/search/search-shape.ts'

export function isInBox({ Latitude, Longitude }: Pin, [south, west, north, east]: SearchBox) {
  return Latitude >= south && Latitude <= north && Longitude >= west && Longitude <= east
}

/** Whether the parallel to the east of a pin crosses an odd number of edges: what the database must agree with, to the last digit. */
export function isInShape({ Latitude, Longitude }: Pin, edges: readonly ShapeEdge[]): boolean {
  const crossed = edges.filter(
    ({ lng, lngPerLat, north, south }) =>
      Latitude >= south && Latitude < north && Longitude < lng + (Latitude - south) * lngPerLat
  )
  return crossed.length % 2 === 1
}
