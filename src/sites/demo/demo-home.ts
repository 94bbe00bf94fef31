import { listingSlug } from '#rules/listings/listing-path.ts'
import { PROVINCES } from '#rules/provinces.ts'
import type { ShownHome } from '../agent-site.ts'
import type { DemoAgent, DemoListing } from './demo-agent.ts'

/** When every sample home was first shown. */
const SINCE = '2026-10-01T12:00:00.000Z'

/** A sample home as lists show it; it has no page of its own. */
export function demoHome(
  { city, language, province }: DemoAgent['site'],
  { address, area, baths, beds, drawing, price, squareFeet, title, type }: DemoListing,
  at: number
): ShownHome {
  const listing_id = at + 1
  const place = { address, City: city, CityRegion: area }
  return {
    ...place,
    listing_id,
    slug: listingSlug({ ...place, listing_id }),
    status: 'Active',
    title: language === 'fr' ? { en: '', fr: title } : { en: title, fr: '' },
    StateOrProvince: PROVINCES.find((one) => one === province) ?? 'ON',
    type,
    price,
    BedroomsTotal: beds,
    BathroomsTotalInteger: baths,
    LivingArea: squareFeet,
    photo: null,
    photosCount: 0,
    pin: null,
    since: SINCE,
    openHouse: null,
    attribution: null,
    drawing
  }
}
