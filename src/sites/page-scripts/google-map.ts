// Google's map of the homes, in a page of its own with the policy that Google asks for. It is framed in the search once a
// visitor has pressed the button that says what Google learns then.
import type { MapPin, MapPins } from '#rules/listings/search/map-pins.ts'

/** What is used of https://developers.google.com/maps/documentation/javascript/reference. */
type Maps = {
  Map: new (element: HTMLElement, options: object) => { fitBounds: (bounds: object) => void }
  LatLngBounds: new () => { extend: (place: object) => void }
  Marker: new (options: object) => { addListener: (event: string, then: () => void) => void }
}

const API = 'https://maps.googleapis.com/maps/api/js'

const place = document.querySelector<HTMLElement>('#google-map')
if (place) {
  show(place).catch(() => (place.textContent = place.dataset['failed'] ?? ''))
}

async function show(place: HTMLElement): Promise<void> {
  const { key = '', pins: address = '' } = place.dataset
  const [maps, answer] = await Promise.all([load(key), fetch(address + location.search)])
  const { pins } = (await answer.json()) as MapPins
  place.style.height = '100vh'
  const map = new maps.Map(place, { mapTypeControl: false, streetViewControl: false })
  const bounds = new maps.LatLngBounds()
  for (const pin of pins) {
    bounds.extend({ lat: pin.lat, lng: pin.lng })
    addMarker(maps, map, pin)
  }
  map.fitBounds(bounds)
}

function addMarker(maps: Maps, map: object, { href, label, lat, lng, price, title }: MapPin): void {
  const marker = new maps.Marker({
    label,
    map,
    position: { lat, lng },
    title: `${price}, ${title}`
  })
  marker.addListener('click', () => window.top?.location.assign(href))
}

/** @throws where Google can't be reached */
function load(key: string): Promise<Maps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const asked = { key, loading: 'async', callback: 'googleMapReady', v: 'quarterly' }
    Object.assign(globalThis, {
      googleMapReady: () => {
        const { google } = globalThis as { google?: { maps: Maps } }
        if (google) resolve(google.maps)
        else reject(new Error('Google Maps did not start'))
      }
    })
    script.src = `${API}?${new URLSearchParams({ ...asked, language: document.documentElement.lang })}`
    script.addEventListener('error', () => reject(new Error('Google Maps could not be loaded')))
    document.head.append(script)
  })
}
