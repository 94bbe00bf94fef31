import type { InputOf } from '#contract/endpoint.ts'
import type { importListings } from '#contract/listings/import-listings.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { subscribe } from './billing.ts'
import type { Answer, TestPanel } from './panel.ts'

type Content = InputOf<typeof listings.saveListing>['content']

/** A listing that visitors can see. */
export function listingContent(change: Partial<Content> = {}): Content {
  return {
    MlsStatus: 'Active',
    ListingId: 'C5712345',
    title: { en: 'Brick semi by the park' },
    PublicRemarks: { en: 'Three floors, two decks.' },
    ListPrice: 899_900,
    PropertySubType: 'Single Family Residence',
    UnparsedAddress: '12 Elm Street',
    City: 'Toronto',
    CityRegion: 'Riverdale',
    StateOrProvince: 'ON',
    PostalCode: 'm4k1a1',
    Latitude: 43.67,
    Longitude: -79.35,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    LivingArea: 150,
    LivingAreaUnits: 'Square Meters',
    ...change
  }
}

export const LISTING_ROWS: InputOf<typeof importListings> = {
  defaults: {
    MlsStatus: 'Draft',
    PropertySubType: 'Single Family Residence',
    StateOrProvince: 'ON'
  },
  deleted: 'leave',
  rows: [
    {
      row: 2,
      cells: {
        ListingId: 'C5712346',
        StandardStatus: 'Active',
        UnparsedAddress: '3 Oak Avenue',
        City: 'Ottawa'
      }
    }
  ]
}
export const LISTING_HEADINGS = {
  headings: ['No', 'Prix'],
  columns: { ListingId: 0, ListPrice: 1 }
}

/** An agent with a website, and the calls of their listings. */
export async function openListings(
  panel: TestPanel,
  known?: { token: string; website_id: number }
) {
  const { token, website_id } = known ?? (await subscribe(panel))
  const call = <E extends Parameters<TestPanel['call']>[0]>(
    endpoint: E,
    input: InputOf<E>
  ): Promise<Answer> => panel.call(endpoint, input, { token })
  return {
    token,
    website_id,
    call,
    async list(): Promise<listings.OwnListing[]> {
      return (await call(listings.ownListings, {})).body.data
    },
    async save(
      change: Partial<Content> = {},
      on: { listing_id: number | null; version: number } = { listing_id: null, version: 0 },
      more: { begun_as?: string } = {}
    ): Promise<Answer> {
      const { listing_id, version: base_version } = on
      const content = listingContent(change)
      return call(listings.saveListing, { listing_id, base_version, content, ...more })
    }
  }
}
