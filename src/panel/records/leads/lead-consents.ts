import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ConsentTextsTable, LeadConsentsTable } from '../../tables/lead-tables.ts'

type Language = ConsentTextsTable['language']

/** Stores the exact text of a consent once, and answers its id. */
export async function saveConsentText(tx: Db, language: Language, text: string): Promise<string> {
  const text_id = createHash('sha256').update(`${language}\n${text}`).digest('hex')
  await tx
    .insertInto('consent_texts')
    .values({ text_id, language, text })
    .onConflict((conflict) => conflict.column('text_id').doNothing())
    .execute()
  return text_id
}

export async function addConsents(
  tx: Db,
  consents: readonly Insertable<LeadConsentsTable>[]
): Promise<void> {
  await tx.insertInto('lead_consents').values(consents).execute()
}

/** Whether this lead came with a yes to news and offers. */
export async function hasExpressConsent(tx: Db, lead_id: string): Promise<boolean> {
  const consent = await tx
    .selectFrom('lead_consents')
    .select('consent_id')
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'express')
    .executeTakeFirst()
  return consent !== undefined
}

export async function consentTextBy(db: Db, text_id: string): Promise<string> {
  const { text } = await db
    .selectFrom('consent_texts')
    .select('text')
    .where('text_id', '=', text_id)
    .executeTakeFirstOrThrow()
  return text
}
