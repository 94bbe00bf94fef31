import { feedPhotoName } from '#rules/listings/feeds/feed-photo.ts'
import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { LISTING_PHOTOS_MAX } from '#rules/listings/listing-limits.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import { sha256Of } from '../../../services/pictures/data-url.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'
import { feedOpenHouses } from './feed-open-houses.ts'

/** Remarks, photographs and open houses of a feed's listing. */
export function feedListingParts(
  { fields }: FeedRead,
  openHouses: readonly FeedRead[]
): NewListingParts {
  const province = feedProvince(String(fields['StateOrProvince'] ?? '')) ?? 'ON'
  const remarks = fields['PublicRemarks']
  return {
    // A feed has one text; in Quebec it is French.
    texts: [
      {
        language: province === 'QC' ? 'fr' : 'en',
        title: '',
        PublicRemarks: typeof remarks === 'string' ? feedRemarks(remarks) : ''
      }
    ],
    media: photosOf(fields),
    openHouses: feedOpenHouses(openHouses, province)
  }
}

/** By their order; their sizes are known once they have been fetched. */
function photosOf({ Media }: FeedRead['fields']): NewListingParts['media'] {
  if (!Array.isArray(Media)) return []
  return Media.filter((one) => typeof one === 'object')
    .filter(({ MediaCategory, MediaURL }) => isPhoto(MediaCategory) && isWebAddress(MediaURL))
    .toSorted((a, b) => Number(a['Order'] ?? 0) - Number(b['Order'] ?? 0))
    .slice(0, LISTING_PHOTOS_MAX)
    .map(({ LongDescription, MediaKey, MediaURL, ModificationTimestamp }) => ({
      width: 0,
      height: 0,
      alt_en: typeof LongDescription === 'string' ? LongDescription.slice(0, 200) : '',
      MediaKey: String(MediaKey),
      MediaURL: String(MediaURL),
      fetch_key: sha256Of(
        Buffer.from(feedPhotoName(String(MediaURL), String(ModificationTimestamp ?? '')))
      )
    }))
}

/** CREA writes 'Property Photo', boards 'Photo'. */
function isPhoto(category: unknown): boolean {
  return category === undefined || /photo/i.test(String(category))
}

function isWebAddress(address: unknown): boolean {
  return typeof address === 'string' && /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
