import type { ListingContent } from '#contract/listings/listing-content.ts'
import { slugOf } from '#rules/content/slug.ts'
import { readDocumentPath } from '#rules/listings/document-path.ts'
import { writeResoRecord, type WrittenListing } from '#rules/listings/files/write-reso-json.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { homeZone } from '#rules/listings/home-zone.ts'
import { widestOf } from '#rules/websites/site-media.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { documentContent } from '../../records/listings/listing-documents.ts'
import { partsOfListings } from '../../records/listings/listing-parts.ts'
import { type OwnListingRow, ownListingsOf } from '../../records/listings/own-listings.ts'
import type { Db } from '../../services/world.ts'
import { importedFieldsOf } from '../listings/imported-content.ts'
import { contentOf } from '../listings/listing-rows.ts'
import { type FileReader, readOwnPicture } from '../websites/read-site-media.ts'
import type { ExportedFile } from './exported-file.ts'

/** Listings that are read at once. */
const PORTION = 100

type Written = { row: OwnListingRow; content: ListingContent }

/** The agent's own listings as one file that an import reads, and their photographs and documents beside it. */
export async function* exportListings(
  reader: FileReader,
  { language, website_id }: { website_id: number; language: SiteLanguage }
): AsyncGenerator<ExportedFile> {
  const { db } = reader
  const rows = await ownListingsOf(db, website_id)
  yield { name: 'listings/listings.json', body: writeJson(db, rows, language) }
  for await (const { content, row } of written(db, rows)) {
    for (const [at, { sha256, width }] of content.Media.entries()) {
      const file = { website_id, sha256, width: widestOf(width), format: 'jpeg' as const }
      const body = await readOwnPicture(reader, file)
      if (body) yield { name: `listings/${photograph(row, at)}`, body }
    }
    for (const { MediaURL } of content.documents) {
      const { sha256 } = readDocumentPath(MediaURL) ?? {}
      const body = sha256 && (await documentContent(db, { website_id, sha256 }))
      if (body) yield { name: `listings/${documentFile(row, MediaURL)}`, body }
    }
  }
}

async function* writeJson(
  db: Db,
  rows: readonly OwnListingRow[],
  language: SiteLanguage
): AsyncGenerator<string> {
  yield '{"value":['
  let between = '\n'
  for await (const one of written(db, rows)) {
    yield between + JSON.stringify(writeResoRecord(listingOf(one), language))
    between = ',\n'
  }
  yield '\n]}\n'
}

async function* written(db: Db, rows: readonly OwnListingRow[]): AsyncGenerator<Written> {
  for (let at = 0; at < rows.length; at += PORTION) {
    const portion = rows.slice(at, at + PORTION)
    const ids = portion.map(({ listing_id }) => listing_id)
    const parts = await partsOfListings(db, ids)
    for (const row of portion) yield { row, content: contentOf(row, parts) }
  }
}

function listingOf({ content, row }: Written): WrittenListing {
  const { first_marketed_at, listing_id, ModificationTimestamp } = row
  return {
    listing_id,
    fields: importedFieldsOf(content),
    marketedOn: first_marketed_at && formatDate(first_marketed_at, 'YYYY-MM-DD', homeZone(content)),
    changed: ModificationTimestamp,
    photographs: content.Media.map(({ alt, height, width }, at) => {
      const shown = widestOf(width)
      const scaled = Math.round((height * shown) / width)
      return { file: photograph(row, at), width: shown, height: scaled, alt }
    }),
    documents: content.documents.map((document) => {
      const { MediaURL } = document
      const isOurs = readDocumentPath(MediaURL) !== undefined
      return { ...document, MediaURL: isOurs ? documentFile(row, MediaURL) : MediaURL }
    })
  }
}

/** 'photographs/12-elm-street-toronto-1234/01.jpg', beside the list. */
function photograph(row: OwnListingRow, at: number): string {
  return `photographs/${folderOf(row)}/${String(at + 1).padStart(2, '0')}.jpg`
}

function documentFile(row: OwnListingRow, MediaURL: string): string {
  const { name = '', sha256 = '' } = readDocumentPath(MediaURL) ?? {}
  return `documents/${folderOf(row)}/${sha256.slice(0, 8)}-${name}`
}

/** The agent's own file, so that the street is in it even where visitors don't see it. */
function folderOf({ City, listing_id, UnparsedAddress }: OwnListingRow): string {
  return [slugOf(`${UnparsedAddress} ${City}`), String(listing_id)].filter(Boolean).join('-')
}
