import type { ListingContent } from '#contract/listings/listing-content.ts'
import type { ReceivedFile } from '#contract/uploaded-file.ts'
import { messageFrom } from '#messages/language.ts'
import { listingDocumentMessages } from '#messages/validation/listing-documents.ts'
import { documentPath, readDocumentPath } from '#rules/listings/document-path.ts'
import { isPdf } from '#rules/listings/is-pdf.ts'
import { insertDocument, knownDocuments } from '../../records/listings/listing-documents.ts'
import { lockSite } from '../../records/websites/sites.ts'
import { Refused } from '../../services/refused.ts'
import type { Db, World } from '../../services/world.ts'
import { requireStorage } from '../websites/require-storage.ts'

/** Stores a PDF for a listing and returns its address on the website. */
export async function addListingDocument(
  { clock, db }: World,
  website_id: number,
  { file, name }: { file: ReceivedFile; name: string }
): Promise<string> {
  const { sha256 } = file
  const bytes = Buffer.concat(file.chunks)
  if (!isPdf(bytes)) throw refused('notPdf', 400, 'file')
  await db.transaction().execute(async (tx) => {
    await lockSite(tx, website_id)
    const isKnown = (await knownDocuments(tx, website_id, [sha256])).has(sha256)
    if (!isKnown) await requireStorage(tx, website_id, bytes.length)
    const row = { website_id, sha256, bytes: bytes.length, content: bytes, created: clock() }
    await insertDocument(tx, row)
  })
  return documentPath(sha256, name)
}

/** @throws Refused if the listing names a document that its website doesn't have. */
export async function requireOwnDocuments(
  tx: Db,
  website_id: number,
  { documents }: Pick<ListingContent, 'documents'>
): Promise<void> {
  const named = documents.flatMap(({ MediaURL }) => readDocumentPath(MediaURL)?.sha256 ?? [])
  const known = await knownDocuments(tx, website_id, named)
  if (named.some((sha256) => !known.has(sha256))) throw refused('gone', 400, 'documents')
}

export const DOCUMENT_TOO_LARGE = refused('tooLarge', 413, 'file')

function refused(
  problem: keyof typeof listingDocumentMessages.en,
  status: number,
  field: string
): Refused {
  const text = messageFrom(listingDocumentMessages, (t) => t[problem])
  return new Refused(text, status, { errors: { [field]: text } })
}
