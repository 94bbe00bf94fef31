import { homeZone } from '../home-zone.ts'
import { standardStatusOf } from '../listing-status.ts'
import { momentAt } from '../open-house-calendar.ts'
import type { ImportedFields } from './imported-fields.ts'
import { listingKey } from './listing-identities.ts'

type Line = { en: string; fr: string }

/** A listing as its agent wrote it: what an import reads, and what belongs to it. */
export type WrittenListing = {
  listing_id: number
  fields: ImportedFields
  /** 'YYYY-MM-DD', when it was first marketed. */
  marketedOn: string | null
  changed: Date
  /** With the place of each file beside the JSON. */
  photographs: readonly { file: string; width: number; height: number; alt: Line }[]
  documents: readonly { MediaCategory: string; MediaURL: string; ShortDescription: Line }[]
}

const SOURCE = 'Maplekey'

/**
 * A record of RESO's Data Dictionary 2.0, with its expansions Media, Rooms and OpenHouse. The dictionary has one
 * language and no title: names that end in _en and _fr, `title_…` and `features` are ours.
 */
export function writeResoRecord(listing: WrittenListing, main: 'en' | 'fr'): object {
  const { changed, documents, fields, listing_id, marketedOn, photographs } = listing
  const key = listingKey(listing_id)
  const inMain = (line: Line) => line[main] || line.en || line.fr
  const {
    features,
    MlsStatus,
    openHouses,
    PublicRemarks_en,
    PublicRemarks_fr,
    Rooms,
    title_en,
    title_fr,
    ...rest
  } = fields
  const zone = homeZone(fields)
  const media = [
    ...photographs.map(({ alt, file, height, width }) => ({
      MediaCategory: 'Photo',
      MediaURL: file,
      ImageWidth: width,
      ImageHeight: height,
      ...described(alt)
    })),
    ...documents.map(({ MediaCategory, MediaURL, ShortDescription }) => ({
      MediaCategory,
      MediaURL,
      ...described(ShortDescription)
    }))
  ]
  function described(line: Line) {
    return {
      ShortDescription: inMain(line),
      ShortDescription_en: line.en,
      ShortDescription_fr: line.fr
    }
  }
  return {
    ListingKey: key,
    OriginatingSystemName: SOURCE,
    StandardStatus: standardStatusOf(MlsStatus),
    MlsStatus,
    ...rest,
    PublicRemarks: inMain({ en: PublicRemarks_en, fr: PublicRemarks_fr }),
    PublicRemarks_en,
    PublicRemarks_fr,
    title_en,
    title_fr,
    features,
    ...(marketedOn !== null && { OnMarketDate: marketedOn }),
    ModificationTimestamp: changed.toISOString(),
    PhotosCount: photographs.length,
    Media: media.map((one, at) => ({
      MediaKey: `${key}-${at + 1}`,
      ResourceRecordKey: key,
      Order: at + 1,
      ...one
    })),
    Rooms: Rooms.map(({ RoomDimensions, RoomLevel, RoomType }, at) => ({
      RoomKey: `${key}-${at + 1}`,
      RoomType: inMain(RoomType),
      RoomType_en: RoomType.en,
      RoomType_fr: RoomType.fr,
      RoomLevel: inMain(RoomLevel),
      RoomLevel_en: RoomLevel.en,
      RoomLevel_fr: RoomLevel.fr,
      RoomDimensions
    })),
    OpenHouse: openHouses.map(({ OpenHouseDate, OpenHouseRemarks, ...times }, at) => ({
      OpenHouseKey: `${key}-${at + 1}`,
      ListingKey: key,
      OpenHouseDate,
      OpenHouseStartTime: momentAt(OpenHouseDate, times.OpenHouseStartTime, zone).toISOString(),
      OpenHouseEndTime: momentAt(OpenHouseDate, times.OpenHouseEndTime, zone).toISOString(),
      OpenHouseRemarks: inMain(OpenHouseRemarks),
      OpenHouseRemarks_en: OpenHouseRemarks.en,
      OpenHouseRemarks_fr: OpenHouseRemarks.fr
    }))
  }
}
