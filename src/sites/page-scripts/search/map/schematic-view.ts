// The map of a panel without the owner's map file: to scale, with areas instead of streets.
import type { Pin } from '#rules/listings/pin.ts'
import type { SearchBox } from '#rules/listings/search/search-shape.ts'
import { type MapView, type Spot, ZOOMS } from './map-view.ts'
import { fromWorld, toWorld } from './mercator.ts'

/** One notch of a mouse's wheel is about 100 pixels. */
const WHEEL_PIXELS = 200

export function schematicView(ground: HTMLElement): MapView {
  let centre: Pin = { Latitude: 56, Longitude: -96 }
  let zoom: number = ZOOMS.least
  let isDraggable = true
  const listeners: ((byVisitor: boolean) => void)[] = []

  const corner = (): Spot => {
    const { x, y } = toWorld(centre, zoom)
    return { x: x - ground.clientWidth / 2, y: y - ground.clientHeight / 2 }
  }
  const view: MapView = {
    spotOf(pin) {
      const [from, spot] = [corner(), toWorld(pin, zoom)]
      return { x: spot.x - from.x, y: spot.y - from.y }
    },
    pinAt({ x, y }) {
      const from = corner()
      return fromWorld({ x: from.x + x, y: from.y + y }, zoom)
    },
    bounds() {
      const northWest = view.pinAt({ x: 0, y: 0 })
      const southEast = view.pinAt({ x: ground.clientWidth, y: ground.clientHeight })
      return [southEast.Latitude, northWest.Longitude, northWest.Latitude, southEast.Longitude]
    },
    zoom: () => zoom,
    fit: ([south, west, north, east]: SearchBox) => {
      const low = toWorld({ Latitude: south, Longitude: west }, 0)
      const high = toWorld({ Latitude: north, Longitude: east }, 0)
      const [width, height] = [high.x - low.x, low.y - high.y]
      const scale = Math.min(ground.clientWidth / width, ground.clientHeight / height)
      zoom = within(Math.log2(scale))
      centre = fromWorld({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0)
      moved(false)
    },
    zoomBy(steps, around = centre) {
      const spot = view.spotOf(around)
      zoom = within(zoom + steps)
      // What is under the pointer stays there.
      const after = view.spotOf(around)
      view.panBy(after.x - spot.x, after.y - spot.y)
    },
    panBy(x, y) {
      const world = toWorld(centre, zoom)
      centre = fromWorld({ x: world.x + x, y: world.y + y }, zoom)
      moved(true)
    },
    onMove: (tell) => void listeners.push(tell),
    setDraggable: (is) => (isDraggable = is)
  }
  function moved(byVisitor: boolean): void {
    for (const tell of listeners) tell(byVisitor)
  }

  ground.addEventListener('pointerdown', (event) => {
    if (!isDraggable || event.button !== 0) return
    ground.setPointerCapture(event.pointerId)
  })
  ground.addEventListener('pointermove', (event) => {
    if (isDraggable && ground.hasPointerCapture(event.pointerId)) {
      view.panBy(-event.movementX, -event.movementY)
    }
  })
  ground.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const box = ground.getBoundingClientRect()
      const spot = { x: event.clientX - box.left, y: event.clientY - box.top }
      view.zoomBy(-event.deltaY / WHEEL_PIXELS, view.pinAt(spot))
    },
    { passive: false }
  )
  new ResizeObserver(() => moved(false)).observe(ground)
  return view
}

function within(zoom: number): number {
  return Math.min(ZOOMS.most, Math.max(ZOOMS.least, zoom))
}
