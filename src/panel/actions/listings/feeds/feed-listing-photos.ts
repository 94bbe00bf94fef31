import { feedLanguage } from '#rules/listings/feeds/feed-language.ts'
import { feedPhotoName } from '#rules/listings/feeds/feed-photo.ts'
import { LISTING_PHOTOS_MAX } from '#rules/listings/listing-limits.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import type { FeedRead, FeedValue } from '../../../services/listing-feed/listing-feed.ts'
import { sha256Of } from '../../../services/pictures/data-url.ts'

type Media = Record<string, FeedValue>

/** Of a photograph that a board gives in several sizes, the first that there is. */
const SIZES = ['largest', 'x-large', 'large', '', 'medium', 'small']
const ALT_MAX = 200
const PUBLIC = ['public', 'idx']

/** A listing's photographs; their sizes are known once they have been fetched. */
export function feedPhotos(read: FeedRead, province: string): NewListingParts['media'] {
  return photosIn(read).map((one) => photoOf(one, feedLanguage(province)))
}

/** Those of a record that visitors may see, each once, by their order. */
export function photosIn({ dropped, fields }: Pick<FeedRead, 'dropped' | 'fields'>): Media[] {
  const isUnclear = dropped.includes('Media.Permission')
  const all = Array.isArray(fields['Media']) ? fields['Media'] : []
  const photos = all.filter(
    (one): one is Media => typeof one === 'object' && isPhoto(one) && isForVisitors(one, isUnclear)
  )
  return inOneSize(photos)
    .toSorted((a, b) => Number(a['Order'] ?? 0) - Number(b['Order'] ?? 0))
    .slice(0, LISTING_PHOTOS_MAX)
}

function photoOf(one: Media, language: 'en' | 'fr'): NewListingParts['media'][number] {
  const { LongDescription, MediaKey, MediaModificationTimestamp, MediaURL } = one
  const changed = one['ModificationTimestamp'] ?? MediaModificationTimestamp ?? ''
  const alt = typeof LongDescription === 'string' ? LongDescription.slice(0, ALT_MAX) : ''
  return {
    width: 0,
    height: 0,
    alt_en: language === 'en' ? alt : '',
    alt_fr: language === 'fr' ? alt : '',
    MediaKey: String(MediaKey),
    MediaURL: String(MediaURL),
    fetch_key: sha256Of(Buffer.from(feedPhotoName(String(MediaURL), String(changed))))
  }
}

/** CREA writes 'Property Photo', boards 'Photo'. */
function isPhoto({ MediaCategory, MediaURL }: Media): boolean {
  const isNamed = MediaCategory === undefined || /photo/i.test(String(MediaCategory))
  return isNamed && /^https?:$/.test(URL.parse(String(MediaURL))?.protocol ?? '')
}

/** A board has photographs for its members alone, and deleted ones. */
function isForVisitors({ MediaStatus, Permission }: Media, isUnclear: boolean): boolean {
  const given = Array.isArray(Permission) ? Permission.map((one) => String(one).toLowerCase()) : []
  const isPublic = given.some((one) => PUBLIC.includes(one)) || (given.length === 0 && !isUnclear)
  return isPublic && (MediaStatus === undefined || MediaStatus === 'Active')
}

function inOneSize(photos: readonly Media[]): Media[] {
  const byPhoto = Map.groupBy(photos, (one) => one['MediaObjectID'] ?? one)
  return [...byPhoto.values()].flatMap((sizes) => sizes.toSorted(bySize).slice(0, 1))
}

function bySize(a: Media, b: Media): number {
  const [one, other] = [a, b].map(({ ImageSizeDescription = '' }) => {
    const at = SIZES.indexOf(String(ImageSizeDescription).toLowerCase())
    return at === -1 ? SIZES.length : at
  })
  return (one ?? 0) - (other ?? 0)
}
