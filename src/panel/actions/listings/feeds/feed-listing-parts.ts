import { feedPhotoName } from '#rules/listings/feeds/feed-photo.ts'
import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { LISTING_PHOTOS_MAX, OPEN_HOUSES_MAX } from '#rules/listings/listing-limits.ts'
import { dayStart, hourOf } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import { sha256Of } from '../../../services/pictures/data-url.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d/

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
    openHouses: openHouses
      .flatMap((one) => openHouseOf(one, zoneOf(province).id) ?? [])
      .slice(0, OPEN_HOUSES_MAX)
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

function openHouseOf({ fields, key }: FeedRead, zone: string) {
  const { OpenHouseDate, OpenHouseEndTime, OpenHouseRemarks, OpenHouseStartTime } = fields
  const start = clockOf(OpenHouseStartTime)
  const end = clockOf(OpenHouseEndTime)
  const isKnown = typeof OpenHouseDate === 'string' && start !== undefined && end !== undefined
  const isHeld = ['Active', undefined].includes(fields['OpenHouseStatus'] as string | undefined)
  if (!isKnown || !isHeld || end <= start) return undefined
  const [hours = 0, minutes = 0] = end.split(':').map(Number)
  const until = hourOf(OpenHouseDate, hours + minutes / 60, zone)
  return {
    OpenHouseKey: key,
    OpenHouseDate,
    OpenHouseStartTime: start,
    OpenHouseEndTime: end,
    remarks_en: typeof OpenHouseRemarks === 'string' ? feedRemarks(OpenHouseRemarks) : '',
    ends_at: Number.isNaN(until.getTime()) ? dayStart(OpenHouseDate, zone) : until
  }
}

function clockOf(text: unknown): string | undefined {
  return typeof text === 'string' ? CLOCK.exec(text)?.[0] : undefined
}
