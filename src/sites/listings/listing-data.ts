import type { HomeType } from '#rules/listings/home-type.ts'
import type { ListingView } from '../site-renderer.ts'
import { said, type SiteView } from '../view.ts'

/** schema.org's type of a home; land is a place without rooms. */
const TYPES: Readonly<Record<HomeType, string>> = {
  house: 'SingleFamilyResidence',
  townhouse: 'House',
  condo: 'Apartment',
  multiplex: 'House',
  cottage: 'House',
  farm: 'House',
  land: 'Place',
  other: 'Accommodation'
}

/** schema.org's availabilities. */
const AVAILABILITY = {
  Active: 'InStock',
  'Coming Soon': 'PreOrder',
  Conditional: 'LimitedAvailability',
  Exclusive: 'InStock',
  Sold: 'SoldOut'
} as const

/** A listing as search engines read it: the page, what is offered, and the home itself. */
export function listingData(
  view: SiteView,
  { details, listing }: ListingView,
  page: { address: string; title: string; images: string[]; agent: string }
): object {
  const { address, agent, images, title } = page
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
    about: { '@id': `${address}#home` },
    offers: {
      '@type': 'Offer',
      ...(listing.price !== null && { price: listing.price, priceCurrency: 'CAD' }),
      availability: `https://schema.org/${AVAILABILITY[listing.status]}`,
      offeredBy: { '@id': agent },
      itemOffered: home(listing, details, { id: `${address}#home`, title })
    }
  }
}

function home(
  listing: ListingView['listing'],
  { PostalCode, YearBuilt }: ListingView['details'],
  { id, title }: { id: string; title: string }
): object {
  const { BathroomsTotalInteger: baths, BedroomsTotal: beds, LivingArea, pin, type } = listing
  const rooms =
    type === 'land'
      ? {}
      : {
          ...(beds !== null && { numberOfBedrooms: beds }),
          ...(baths !== null && { numberOfBathroomsTotal: baths }),
          ...(LivingArea !== null && {
            floorSize: { '@type': 'QuantitativeValue', value: LivingArea, unitCode: 'FTK' }
          }),
          ...(YearBuilt !== null && { yearBuilt: YearBuilt })
        }
  return {
    '@type': TYPES[type],
    '@id': id,
    name: title,
    ...rooms,
    address: {
      '@type': 'PostalAddress',
      ...(listing.address !== '' && { streetAddress: listing.address }),
      addressLocality: listing.City,
      addressRegion: listing.StateOrProvince,
      ...(PostalCode !== '' && { postalCode: PostalCode }),
      addressCountry: 'CA'
    },
    ...(pin && {
      geo: { '@type': 'GeoCoordinates', latitude: pin.Latitude, longitude: pin.Longitude }
    })
  }
}
