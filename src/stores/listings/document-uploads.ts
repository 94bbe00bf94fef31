import { addListingDocument } from '#contract/listings/listing-documents.ts'
import { call } from '#gateways/panel.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingDocumentMessages } from '#messages/validation/listing-documents.ts'
import { DOCUMENT_BYTES_MAX } from '#rules/listings/document-path.ts'
import { LISTING_DOCUMENTS_MAX } from '#rules/listings/listing-limits.ts'
import { failureMessage } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { editListing, opened } from './open-listing.ts'

/** Uploads a PDF and adds it to the open listing's documents; returns why it can't be, if it can't. */
export async function addDocument(file: File): Promise<string | undefined> {
  const begun = opened()?.begun_as
  // A larger one than the panel takes isn't sent at all.
  if (file.size > DOCUMENT_BYTES_MAX) return messagesOf(listingDocumentMessages).tooLarge
  const outcome = await call(addListingDocument, { file, name: file.name })
  if (!outcome.ok) return outcome.errors?.['file'] ?? failureMessage(outcome)
  const now = opened()
  // Another listing was opened meanwhile.
  if (!now || now.begun_as !== begun) return undefined
  const { documents } = now.typed
  if (documents.length >= LISTING_DOCUMENTS_MAX) {
    return messagesOf(listingFieldMessages).documents.tooMany(LISTING_DOCUMENTS_MAX)
  }
  const { MediaURL } = outcome.value
  const added = {
    MediaURL,
    MediaCategory: 'Floor Plan',
    ShortDescription: { en: '', fr: '' }
  } as const
  editListing({ documents: [...documents, added] })
  return undefined
}
