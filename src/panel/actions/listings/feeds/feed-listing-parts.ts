import { feedLanguage } from '#rules/listings/feeds/feed-language.ts'
import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'
import { feedPhotos } from './feed-listing-photos.ts'
import { feedOpenHouses } from './feed-open-houses.ts'

/** Remarks, photographs and open houses of a feed's listing. */
export function feedListingParts(read: FeedRead, openHouses: readonly FeedRead[]): NewListingParts {
  const province = feedProvince(String(read.fields['StateOrProvince'] ?? '')) ?? 'ON'
  const { Longitude, PublicRemarks: remarks } = read.fields
  return {
    texts: [
      {
        language: feedLanguage(province),
        title: '',
        PublicRemarks: typeof remarks === 'string' ? feedRemarks(remarks) : ''
      }
    ],
    media: feedPhotos(read, province),
    openHouses: feedOpenHouses(openHouses, {
      StateOrProvince: province,
      Longitude: typeof Longitude === 'number' ? Longitude : null
    })
  }
}
