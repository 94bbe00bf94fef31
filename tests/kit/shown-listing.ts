import type { ListingDetails, ShownListing } from '#contract/listings/shown-listing.ts'

/** A home of a feed that another agent lists, as visitors see it. */
export function feedHome(change: Partial<ShownListing> = {}): ShownListing {
  return {
    listing_id: 91,
    slug: '12-elm-street-toronto-91',
    status: 'Active',
    title: { en: 'A home on Elm Street', fr: '' },
    address: '12 Elm Street',
    CityRegion: '',
    City: 'Toronto',
    StateOrProvince: 'ON',
    type: 'condo',
    price: 900_000,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    LivingArea: null,
    photo: null,
    photosCount: 0,
    pin: null,
    since: '2026-11-01T10:00:00.000Z',
    openHouse: null,
    attribution: {
      agent: 'Hugo Fontaine',
      board: '',
      brokerage: 'Cobble Hill Realty',
      isSample: false,
      ListingURL: '',
      refreshed: '2026-11-28T02:26:00.000Z'
    },
    ...change
  }
}

export function homeDetails(change: Partial<ListingDetails> = {}): ListingDetails {
  return {
    PostalCode: 'M4K 1A1',
    ListingId: 'C123',
    PublicRemarks: { en: '', fr: '' },
    photos: [],
    rooms: [],
    features: [],
    documents: [],
    openHouses: [],
    VirtualTourURLUnbranded: '',
    lot: null,
    LotSizeDimensions: '',
    YearBuilt: null,
    ParkingTotal: null,
    TaxAnnualAmount: null,
    TaxYear: null,
    AssociationFee: null,
    CloseDate: null,
    changed: '2026-11-20T10:00:00.000Z',
    ...change
  }
}
