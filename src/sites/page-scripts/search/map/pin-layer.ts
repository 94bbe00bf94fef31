import type { MapPin } from '#rules/listings/search/map-pins.ts'
import type { MapWords } from '#rules/listings/search/map-words.ts'
import { clusterPins, type Mark } from './clusters.ts'
import { type MapView, ZOOMS } from './map-view.ts'

/** The pins and clusters as a list of links and buttons above the map, so that a keyboard reaches them too. */
export function pinLayer(
  list: HTMLElement,
  view: MapView,
  words: MapWords,
  on: {
    /** The homes whose mark is pointed at or has the focus; none when that ends. */
    point: (homes: readonly number[]) => void
    /** A cluster that no zoom parts was pressed. */
    together: (pins: readonly MapPin[]) => void
  }
) {
  let marksIn: ReturnType<typeof clusterPins> = () => []
  let paired: number | undefined
  const shown = new Map<string, { mark: Mark; item: HTMLElement }>()

  function draw(): void {
    const [south, west, north, east] = view.bounds()
    const [height, width] = [(north - south) / 10, (east - west) / 10]
    const box = [south - height, west - width, north + height, east + width] as const
    const marks = new Map(marksIn(box, view.zoom()).map((mark) => [mark.key, mark]))
    for (const [key, { item }] of shown) {
      if (marks.has(key)) continue
      // Who pressed a cluster goes on with the map.
      if (item.contains(document.activeElement)) list.parentElement?.focus()
      item.remove()
      shown.delete(key)
    }
    for (const [key, mark] of marks) {
      const item = shown.get(key)?.item ?? list.appendChild(itemOf(mark))
      shown.set(key, { mark, item })
      const { x, y } = view.spotOf({ Latitude: mark.lat, Longitude: mark.lng })
      item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    pair(paired)
  }

  function itemOf(mark: Mark): HTMLElement {
    const item = document.createElement('li')
    const control = mark.kind === 'pin' ? pinLink(mark.pin) : clusterButton(mark)
    const ids = () => (mark.kind === 'pin' ? [mark.pin.id] : mark.pins().map(({ id }) => id))
    for (const event of ['pointerenter', 'focus']) {
      control.addEventListener(event, () => on.point(ids()))
    }
    for (const event of ['pointerleave', 'blur'])
      control.addEventListener(event, () => on.point([]))
    item.append(control)
    return item
  }

  function clusterButton(mark: Mark & { kind: 'cluster' }): HTMLElement {
    const button = document.createElement('button')
    const isTogether = mark.apart > ZOOMS.most
    button.type = 'button'
    button.className = 'map-cluster'
    button.textContent = String(mark.count)
    button.ariaLabel = words[isTogether ? 'together' : 'cluster'].replace(
      '{count}',
      `${mark.count}`
    )
    button.addEventListener('click', () => {
      if (isTogether) return on.together(mark.pins())
      const around = { Latitude: mark.lat, Longitude: mark.lng }
      view.zoomBy(mark.apart - view.zoom(), around)
    })
    return button
  }

  /** Marks the pin of a home, or the cluster that it is in. */
  function pair(id: number | undefined): void {
    paired = id
    for (const { item, mark } of shown.values()) {
      const isIn =
        id !== undefined &&
        (mark.kind === 'pin' ? mark.pin.id === id : mark.pins().some((pin) => pin.id === id))
      item.classList.toggle('is-paired', isIn)
    }
  }

  view.onMove(draw)
  return {
    pair,
    show(pins: readonly MapPin[]) {
      marksIn = clusterPins(pins)
      // A cluster's number may belong to other homes now.
      for (const { item } of shown.values()) item.remove()
      shown.clear()
      draw()
    }
  }
}

function pinLink({ href, label, price, title }: MapPin): HTMLElement {
  const link = document.createElement('a')
  const note = document.createElement('span')
  link.className = 'map-pin'
  link.href = href
  link.textContent = label
  link.ariaLabel = `${price}, ${title}`
  note.className = 'map-pin-note'
  note.append(Object.assign(document.createElement('strong'), { textContent: price }), title)
  link.append(note)
  return link
}
