import type { Pin } from '#rules/listings/pin.ts'
import type { Spot } from './map-view.ts'

/** Web Mercator on a square of this width at zoom 0, as MapLibre has it. */
const WORLD = 512

export function toWorld({ Latitude, Longitude }: Pin, zoom: number): Spot {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((Latitude * Math.PI) / 180)
  return {
    x: ((Longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size
  }
}

export function fromWorld({ x, y }: Spot, zoom: number): Pin {
  const size = WORLD * 2 ** zoom
  const north = Math.PI * (1 - (2 * y) / size)
  return {
    Latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    Longitude: (x / size) * 360 - 180
  }
}
