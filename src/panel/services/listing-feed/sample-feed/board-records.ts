import { feedProvince } from '#rules/listings/feeds/feed-province.ts'
import { momentAt } from '#rules/listings/open-house-calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { BOARD_FIELDS, FEED_FIELDS, type FeedResource, type FieldKind } from '../feed-fields.ts'
import type { FeedStore } from './feed-store.ts'
import type { FeedRecord } from './odata/evaluate-filter.ts'

/** Records within records, which a board's service gives on request alone. */
export const EXPANDABLE: Partial<Record<FeedResource, readonly string[]>> = {
  Property: ['Media', 'Rooms']
}

/** Where a board without records within records has them. */
export const BOARD_RESOURCES = {
  Media: { entity: 'Media', field: 'Media' },
  PropertyRooms: { entity: 'PropertyRoom', field: 'Rooms' }
} as const

/** PropTx's words for what a home is. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  Apartment: 'Condo Apartment',
  House: 'Detached',
  'Row / Townhouse': 'Att/Row/Townhouse'
}

/** A record as boards write it by RESO's dictionary, where CREA writes it otherwise. */
export function boardRecord(
  resource: FeedResource,
  record: FeedRecord,
  store: FeedStore
): FeedRecord {
  if (resource === 'OpenHouse') return openHouseOf(record, store)
  return resource === 'Property' ? listingOf(record) : record
}

function listingOf(record: FeedRecord): FeedRecord {
  const { City, Media, PostalCode, StateOrProvince, StructureType, UnparsedAddress, ...rest } =
    record
  const [structure = ''] = Array.isArray(StructureType) ? StructureType.map(String) : []
  const province = feedProvince(String(StateOrProvince)) ?? ''
  return {
    ...rest,
    City,
    PostalCode,
    StateOrProvince: province,
    PropertySubType: SUB_TYPES[structure] ?? structure,
    TransactionType: rest['TransactionType'] ?? 'For Sale',
    UnparsedAddress: `${String(UnparsedAddress)}, ${String(City)}, ${province} ${String(PostalCode)}`,
    Media: Array.isArray(Media) ? (Media as FeedRecord[]).flatMap(sizesOf) : []
  }
}

/** Every photograph for visitors, and without its watermark for members alone. */
function sizesOf(photo: FeedRecord): FeedRecord[] {
  const { MediaKey, ...rest } = photo
  const size = (ImageSizeDescription: string, Permission: string): FeedRecord => ({
    ...rest,
    MediaKey: `${String(MediaKey)}-${ImageSizeDescription}`,
    MediaObjectID: MediaKey,
    MediaCategory: 'Photo',
    MediaStatus: 'Active',
    ImageSizeDescription,
    Permission: [Permission]
  })
  return [
    size('Thumbnail', 'Public'),
    size('LargestNoWatermark', 'Private'),
    size('Largest', 'Public')
  ]
}

/** Times are moments in UTC. */
function openHouseOf(record: FeedRecord, store: FeedStore): FeedRecord {
  const { ListingKey, OpenHouseDate, OpenHouseEndTime, OpenHouseStartTime } = record
  const { StateOrProvince } = store.properties.get(String(ListingKey)) ?? {}
  const zone = zoneOf(feedProvince(String(StateOrProvince))).id
  const moment = (clock: unknown) =>
    momentAt(String(OpenHouseDate), String(clock), zone).toISOString()
  return {
    ...record,
    OpenHouseStartTime: moment(OpenHouseStartTime),
    OpenHouseEndTime: moment(OpenHouseEndTime)
  }
}

/** The service's description of its listings, in OData's XML. */
export function boardMetadata(isFlat: boolean): Response {
  const fields = [...FEED_FIELDS.Property, ...(BOARD_FIELDS.Property ?? [])]
  const plain = fields.filter(([, kind]) => !kind.startsWith('list:'))
  const properties = plain.map(([name, kind]) => `<Property Name="${name}" Type="${edmOf(kind)}"/>`)
  const nested = [
    ['Media', 'Media'],
    ['Rooms', 'PropertyRooms']
  ].map(([name, type]) => `<NavigationProperty Name="${name}" Type="Collection(board.${type})"/>`)
  const sets = ['Property', ...Object.keys(BOARD_RESOURCES)].map(
    (name) => `<EntitySet Name="${name}" EntityType="board.${name}"/>`
  )
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>
<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="board">
<EntityType Name="Property"><Key><PropertyRef Name="ListingKey"/></Key>
${[...properties, ...(isFlat ? [] : nested)].join('\n')}
</EntityType>
<EntityType Name="Media"><NavigationProperty Name="Listing" Type="board.Property"/></EntityType>
<EntityContainer Name="Board">${sets.join('')}</EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function edmOf(kind: FieldKind): string {
  if (kind === 'number') return 'Edm.Decimal'
  if (kind === 'integer') return 'Edm.Int64'
  if (kind === 'flag') return 'Edm.Boolean'
  if (kind === 'time') return 'Edm.DateTimeOffset'
  if (kind === 'day') return 'Edm.Date'
  return kind === 'lookups' ? 'Collection(Edm.String)' : 'Edm.String'
}
