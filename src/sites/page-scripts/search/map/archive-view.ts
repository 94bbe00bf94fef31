// The owner's map, which every website's own host serves in parts.
import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import { archiveStyle } from './archive-style.ts'
import { type MapView, ZOOMS } from './map-view.ts'

/** @throws where the browser can't draw it */
export async function archiveView(
  ground: HTMLElement,
  archive: string,
  colours: readonly [string, string, string]
): Promise<MapView> {
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
  const map = new MapLibre({
    container: ground,
    style: archiveStyle(
      new URL(archive, location.href).href,
      colours,
      document.documentElement.lang
    ),
    minZoom: ZOOMS.least,
    maxZoom: ZOOMS.most,
    attributionControl: { compact: false },
    // The pins above it are reached by keyboard, and move it.
    interactive: true,
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false
  })
  map.touchZoomRotate.disableRotation()
  map.getCanvas().tabIndex = -1
  await new Promise<void>((done, fail) => {
    map.once('load', () => done())
    map.once('error', ({ error }) => fail(error))
  })
  return {
    spotOf: ({ Latitude, Longitude }) => map.project([Longitude, Latitude]),
    pinAt({ x, y }) {
      const { lat, lng } = map.unproject([x, y])
      return { Latitude: lat, Longitude: lng }
    },
    bounds() {
      const bounds = map.getBounds()
      return [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
    },
    zoom: () => map.getZoom(),
    fit([south, west, north, east]) {
      map.fitBounds([west, south, east, north], { animate: false, maxZoom: 16 }, BY_SEARCH)
    },
    zoomBy(steps, around) {
      const at = around && { around: [around.Longitude, around.Latitude] as [number, number] }
      map.easeTo({ zoom: map.getZoom() + steps, ...at, animate: false })
    },
    panBy: (x, y) => void map.panBy([x, y], { animate: false }),
    onMove: (tell) => void map.on('move', (event) => tell(!('bySearch' in event))),
    setDraggable(is) {
      if (is) map.dragPan.enable()
      else map.dragPan.disable()
    }
  }
}

/** Comes back with the event of the move. */
const BY_SEARCH = { bySearch: true }
