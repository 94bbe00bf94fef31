import { type Insertable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ListingDocumentsTable } from '../../tables/listing-tables.ts'

type Which = { website_id: number; sha256: string }

/** A known one is kept a while longer. */
export async function insertDocument(
  tx: Db,
  document: Insertable<ListingDocumentsTable>
): Promise<void> {
  const { created } = document
  await tx
    .insertInto('listing_documents')
    .values(document)
    .onConflict((conflict) => conflict.columns(['website_id', 'sha256']).doUpdateSet({ created }))
    .execute()
}

/** Those of these documents that the website has. */
export async function knownDocuments(
  db: Db,
  website_id: number,
  sha256s: readonly string[]
): Promise<Set<string>> {
  if (sha256s.length === 0) return new Set()
  const rows = await db
    .selectFrom('listing_documents')
    .select('sha256')
    .where('website_id', '=', website_id)
    .where('sha256', 'in', [...sha256s])
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** A document of the website, whether or not visitors see it. */
export async function documentContent(
  db: Db,
  { sha256, website_id }: Which
): Promise<Uint8Array | undefined> {
  const document = await db
    .selectFrom('listing_documents')
    .select('content')
    .where('website_id', '=', website_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return document?.content
}

/** A document that a listing names by this address, while visitors see the listing. */
export async function shownDocument(
  db: Db,
  { MediaURL, sha256, website_id }: Which & { MediaURL: string }
): Promise<Uint8Array | undefined> {
  const named = JSON.stringify({ documents: [{ MediaURL }] })
  const document = await db
    .selectFrom('listing_documents as document')
    .select('document.content')
    .where('document.website_id', '=', website_id)
    .where('document.sha256', '=', sha256)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('listings')
          .select('listing_id')
          .where('listings.website_id', '=', website_id)
          .where('listings.hidden_reason', 'is', null)
          .where('listings.deleted_at', 'is', null)
          .where(sql<boolean>`listings.detail @> ${named}::jsonb`)
      )
    )
    .executeTakeFirst()
  return document?.content
}

/** Removes documents that no listing names any more, of before this moment. */
export async function removeUnusedDocuments(db: Db, before: Date): Promise<void> {
  await sql`
    delete from listing_documents as document
    where document.created < ${before} and not exists (
      select from listings, jsonb_array_elements(listings.detail -> 'documents') as named
      where listings.website_id = document.website_id
        and strpos(named ->> 'MediaURL', document.sha256) > 0
    )
  `.execute(db)
}
