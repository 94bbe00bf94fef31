/** A home on a search's map. */
export type MapPin = {
  id: number
  lat: number
  lng: number
  /** Its area: 'Riverdale, Toronto'. */
  area: string
  /** '$899,900', 'Sold' or 'Ask for the price'. */
  price: string
  /** The same in the width of a pin: '$900K'. */
  label: string
  title: string
  /** Its page. */
  href: string
}

/** What a search's address answers with `/pins` behind it. Homes whose sellers hide the address aren't among them. */
export type MapPins = { pins: MapPin[] }
