import type { ListingStatus } from './listing-status.ts'

/** What a listing needs before visitors see it. */
type Shown = {
  MlsStatus: ListingStatus
  title: { en: string; fr: string }
  UnparsedAddress: string
  City: string
  Media: readonly { alt: { en: string; fr: string } }[]
}

export type MissingInListing = 'City' | 'Media' | 'UnparsedAddress' | 'title'

/** The fields without which a listing can't be shown; a draft may lack any of them. */
export function missingInListing(listing: Shown): MissingInListing[] {
  if (listing.MlsStatus === 'Draft') return []
  const missing: MissingInListing[] = []
  if (!isSaid(listing.title)) missing.push('title')
  if (listing.UnparsedAddress === '') missing.push('UnparsedAddress')
  if (listing.City === '') missing.push('City')
  if (!listing.Media.every(({ alt }) => isSaid(alt))) missing.push('Media')
  return missing
}

function isSaid({ en, fr }: { en: string; fr: string }): boolean {
  return en !== '' || fr !== ''
}
