import type {
  GeoCoordinates,
  Offer,
  Person,
  PostalAddress,
  QuantitativeValue,
  RealEstateAgent,
  RealEstateListing,
  Thing
} from 'schema-dts'
import type { HomeType } from '#rules/listings/home-type.ts'
import type { ListingView } from '../site-renderer.ts'
import { said, type SiteView } from '../view.ts'

/** schema.org's type of a home; land is a place without rooms. */
const TYPES = {
  house: 'SingleFamilyResidence',
  townhouse: 'House',
  condo: 'Apartment',
  multiplex: 'House',
  cottage: 'House',
  farm: 'House',
  other: 'Accommodation'
} as const satisfies Record<Exclude<HomeType, 'land'>, string>

/** schema.org's availabilities. */
const AVAILABILITY = {
  Active: 'https://schema.org/InStock',
  'Coming Soon': 'https://schema.org/PreOrder',
  Conditional: 'https://schema.org/LimitedAvailability',
  Exclusive: 'https://schema.org/InStock',
  Sold: 'https://schema.org/SoldOut'
} as const satisfies Record<ListingView['listing']['status'], Offer['availability']>

type Page = { address: string; title: string; images: string[]; agent: string }

/** A listing as search engines read it: the page, what is asked for, and the home itself. */
export function listingData(
  view: SiteView,
  { details, listing }: ListingView,
  { address, agent, images, title }: Page
): RealEstateListing {
  const description = said(view, details.PublicRemarks)?.text
  return {
    '@type': 'RealEstateListing',
    '@id': `${address}#listing`,
    url: address,
    name: title,
    ...(description !== undefined && { description }),
    inLanguage: `${view.language}-CA`,
    datePosted: listing.since,
    dateModified: details.changed,
    ...(images.length > 0 && { image: images }),
    ...(details.ListingId !== '' && { identifier: details.ListingId }),
    // An offer's own item has to be a product; what a page is about may be a home.
    about: home(listing, details, { id: `${address}#home`, title }),
    offers: {
      '@type': 'Offer',
      ...(listing.price !== null && { price: listing.price, priceCurrency: 'CAD' }),
      availability: AVAILABILITY[listing.status],
      ...offeredBy(listing.attribution, agent)
    }
  }
}

/** The agent for their own home; for a feed's, whom the page names. */
function offeredBy(
  attribution: ListingView['listing']['attribution'],
  own: string
): Pick<Offer, 'offeredBy'> {
  if (!attribution) return { offeredBy: { '@id': own } }
  const { agent, brokerage } = attribution
  const office =
    brokerage === ''
      ? undefined
      : ({ '@type': 'RealEstateAgent', name: brokerage } satisfies RealEstateAgent)
  if (agent === '') return office ? { offeredBy: office } : {}
  return {
    offeredBy: {
      '@type': 'Person',
      name: agent,
      ...(office && { worksFor: office })
    } satisfies Person
  }
}

function home(
  listing: ListingView['listing'],
  details: ListingView['details'],
  { id, title }: { id: string; title: string }
): Thing {
  const { pin, type } = listing
  const place = {
    '@id': id,
    name: title,
    address: {
      '@type': 'PostalAddress',
      ...(listing.address !== '' && { streetAddress: listing.address }),
      addressLocality: listing.City,
      addressRegion: listing.StateOrProvince,
      ...(details.PostalCode !== '' && { postalCode: details.PostalCode }),
      addressCountry: 'CA'
    } satisfies PostalAddress,
    ...(pin && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: pin.Latitude,
        longitude: pin.Longitude
      } satisfies GeoCoordinates
    })
  }
  if (type === 'land') return { '@type': 'Place', ...place }
  return { '@type': TYPES[type], ...place, ...rooms(listing, details) }
}

function rooms(
  { BathroomsTotalInteger: baths, BedroomsTotal: beds, LivingArea }: ListingView['listing'],
  { YearBuilt }: ListingView['details']
) {
  return {
    ...(beds !== null && { numberOfBedrooms: beds }),
    ...(baths !== null && { numberOfBathroomsTotal: baths }),
    ...(LivingArea !== null && {
      floorSize: {
        '@type': 'QuantitativeValue',
        value: LivingArea,
        unitCode: 'FTK'
      } satisfies QuantitativeValue
    }),
    ...(YearBuilt !== null && { yearBuilt: YearBuilt })
  }
}
