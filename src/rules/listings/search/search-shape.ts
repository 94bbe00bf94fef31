/** A rectangle in degrees. */
export type SearchBox = readonly [south: number, west: number, north: number, east: number]
/** Latitude, longitude, latitude, longitude, … of a polygon's corners. */
export type SearchShape = readonly number[]

export const CORNERS = { least: 3, most: 30 } as const

/** Five decimals are a metre. */
const PRECISION = 100_000

/** 'south,west,north,east'; null for anything else. */
export function readBox(text: string): SearchBox | null {
  const [south, west, north, east, ...more] = readDegrees(text)
  if (south === undefined || west === undefined || more.length > 0) return null
  if (north === undefined || east === undefined) return null
  return south < north && west < east ? [south, west, north, east] : null
}

/** 'lat,lng,lat,lng,lat,lng': three to thirty corners; null for anything else. */
export function readShape(text: string): SearchShape | null {
  const degrees = readDegrees(text)
  const corners = degrees.length / 2
  if (!Number.isInteger(corners)) return null
  return corners >= CORNERS.least && corners <= CORNERS.most ? degrees : null
}

/** From its southern end northwards. A line from west to east is none, as no parallel crosses it. */
export type ShapeEdge = { south: number; north: number; lng: number; lngPerLat: number }

export function edgesOf(shape: SearchShape): ShapeEdge[] {
  const corners = cornersOf(shape)
  return corners.flatMap((one, at) => {
    const other = corners[(at + 1) % corners.length] ?? one
    const [low, high] = one.lat < other.lat ? [one, other] : [other, one]
    if (low.lat === high.lat) return []
    const lngPerLat = (high.lng - low.lng) / (high.lat - low.lat)
    return [{ south: low.lat, north: high.lat, lng: low.lng, lngPerLat }]
  })
}

function cornersOf(shape: SearchShape): { lat: number; lng: number }[] {
  return shape.flatMap((lat, at) => {
    const lng = shape[at + 1]
    return at % 2 === 0 && lng !== undefined ? [{ lat, lng }] : []
  })
}

/** Latitudes and longitudes in turn; empty if any isn't a number. */
function readDegrees(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim())
  if (!parts.every((part) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(part))) return []
  return parts.map((part, at) => within(Number(part), at % 2 === 0 ? 90 : 180))
}

function within(degrees: number, most: number): number {
  const rounded = Math.round(degrees * PRECISION) / PRECISION
  // Adding zero makes one zero of both.
  return Math.min(most, Math.max(-most, rounded)) + 0
}
