import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListingDocument } from '#contract/listings/listing-documents.ts'
import * as listings from '#contract/listings/own-listings.ts'
import { listingDocumentMessages } from '#messages/validation/listing-documents.ts'
import { removeUnusedDocuments } from '#panel/records/listings/listing-documents.ts'
import { startHosting } from '../../kit/hosting.ts'
import { type listingContent, openListings } from '../../kit/listings.ts'
import { pdfBlob } from '../../kit/pdf-blob.ts'

type Content = ReturnType<typeof listingContent>
type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>
let ann: Awaited<ReturnType<typeof openListings>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  site = await hosting.newSite()
  ann = await openListings(hosting.panel, site)
})
afterAll(() => hosting.close())

const statusOf = async (path: string) => (await hosting.get(site.host, path)).status
const pathOf = ({ listing_url }: listings.OwnListing) => new URL(listing_url!).pathname
const saved = async (change: Partial<Content>) => (await ann.save(change)).body

test('a PDF is downloaded from the website itself, and only while its listing is shown', async () => {
  const { body } = await ann.call(addListingDocument, {
    file: pdfBlob(),
    name: 'Étage 1 (plan).PDF'
  })
  const { MediaURL } = body
  expect(MediaURL).toMatch(/^\/_site\/documents\/[0-9a-f]{64}\/etage-1-plan\.pdf$/)
  expect(await statusOf(MediaURL)).toBe(404)
  const documents = [{ MediaCategory: 'Floor Plan', MediaURL, ShortDescription: { en: 'Floors' } }]
  const listing = await saved({ documents } as Partial<Content>)
  expect((await hosting.get(site.host, pathOf(listing))).body).toContain(`href="${MediaURL}"`)
  const { body: file, headers } = await hosting.get(site.host, MediaURL)
  expect(file).toBe(await pdfBlob().text())
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="etage-1-plan.pdf"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600'
  })
  expect(await statusOf(MediaURL.replace('etage', 'other'))).toBe(404)
  const other = await hosting.newSite()
  expect((await hosting.get(other.host, MediaURL)).status).toBe(404)
  const stolen = await (
    await openListings(hosting.panel, other)
  ).save({ documents } as Partial<Content>)
  expect(stolen.body.errors).toEqual({ documents: listingDocumentMessages.en.gone })

  await ann.call(listings.deleteListing, { listing_id: listing.listing_id })
  expect(await statusOf(MediaURL)).toBe(404)
  const { db } = hosting.panel.world
  const kept = () => db.selectFrom('listing_documents').select('sha256').execute()
  await removeUnusedDocuments(db, new Date('2030-01-01'))
  // It can still be put back.
  expect(await kept()).toHaveLength(1)
  await db.deleteFrom('listings').where('listing_id', '=', listing.listing_id).execute()
  await removeUnusedDocuments(db, new Date('2030-01-01'))
  expect(await kept()).toEqual([])
})

test.each([
  ['a text', 'a text'],
  ['a page that calls itself a PDF', '<!doctype html>%PDF-1.7\n%%EOF'],
  ['a PDF that was cut off', '%PDF-1.7\n1 0 obj']
])('%s is refused as a document', async (_, text) => {
  const { body, status } = await ann.call(addListingDocument, { file: new Blob([text]) })
  expect(status).toBe(400)
  expect(body.errors).toEqual({ file: listingDocumentMessages.en.notPdf })
})
