import * as v from 'valibot'
import { listingDocumentMessages } from '#messages/validation/listing-documents.ts'
import { done, endpoint } from '../endpoint.ts'
import { says } from '../schema-message.ts'
import { uploadedFile } from '../uploaded-file.ts'

/**
 * Uploads a PDF for a listing, which names it by `MediaURL`; the same file again is the same document.
 * One that no listing names is deleted after a day.
 */
export const addListingDocument = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    /** Its address on the agent's website, where it is served while visitors see its listing. */
    MediaURL: v.string()
  }),
  input: v.object({
    file: uploadedFile(says(listingDocumentMessages, (t) => t.notPdf)),
    /** The file's name; visitors save it under the same. */
    name: v.optional(v.pipe(v.string(), v.maxLength(255)), '')
  }),
  method: 'POST',
  path: '/user/listings/addDocument',
  repeat: 'safe',
  upload: true
})
