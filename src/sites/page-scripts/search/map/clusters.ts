import Supercluster from 'supercluster'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import type { SearchBox } from '#rules/listings/search/search-shape.ts'
import { ZOOMS } from './map-view.ts'

/** A pin, or several that would cover each other; `apart`: the zoom at which they part, beyond which they can't. */
export type Mark = { key: string; lat: number; lng: number } & (
  | { kind: 'pin'; pin: MapPin }
  | { kind: 'cluster'; count: number; apart: number; pins: () => MapPin[] }
)

/** Pixels between the middles of two pins: about the width of a price. */
const RADIUS = 56

/** The marks within a rectangle at a zoom. */
export function clusterPins(pins: readonly MapPin[]): (box: SearchBox, zoom: number) => Mark[] {
  const index = new Supercluster<{ pin: MapPin }>({ radius: RADIUS, maxZoom: ZOOMS.most })
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
      properties: { pin }
    }))
  )
  return ([south, west, north, east], zoom) =>
    index
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ geometry, properties }) => {
        const [lng = 0, lat = 0] = geometry.coordinates
        if (!('cluster_id' in properties)) {
          return { key: `home ${properties.pin.id}`, kind: 'pin', lat, lng, pin: properties.pin }
        }
        const { cluster_id: id, point_count: count } = properties
        const apart = index.getClusterExpansionZoom(id)
        const leaves = () => index.getLeaves(id, Infinity).map((leaf) => leaf.properties.pin)
        return { key: `cluster ${id}`, kind: 'cluster', lat, lng, count, apart, pins: leaves }
      })
}
