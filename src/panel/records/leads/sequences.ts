import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { MessageFormKind } from '#rules/websites/site-form.ts'
import type { Db } from '../../services/world.ts'
import type { SequencesTable } from '../../tables/sequence-tables.ts'

export type SequenceRow = Selectable<SequencesTable>
type Which = { website_id: number; sequence_id: string }

/** The oldest first. */
export function sequencesOf(db: Db, website_id: number): Promise<SequenceRow[]> {
  return db
    .selectFrom('sequences')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('created')
    .orderBy('sequence_id')
    .execute()
}

export function sequenceBy(
  db: Db,
  { sequence_id, website_id }: Which,
  { lock = false } = {}
): Promise<SequenceRow | undefined> {
  return db
    .selectFrom('sequences')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('sequence_id', '=', sequence_id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The running sequence that an inquiry starts, the oldest of several. */
export function sequenceFor(
  tx: Db,
  {
    kind,
    language,
    website_id
  }: { website_id: number; kind: MessageFormKind; language: 'en' | 'fr' }
): Promise<SequenceRow | undefined> {
  return (
    tx
      .selectFrom('sequences')
      .selectAll()
      .where('website_id', '=', website_id)
      .where('is_on', '=', true)
      .where('language', '=', language)
      .where(sql<boolean>`kinds ? ${kind}`)
      .orderBy('created')
      .orderBy('sequence_id')
      .limit(1)
      // One that is being turned off takes nobody in.
      .forShare()
      .executeTakeFirst()
  )
}

/** Undefined if the id is taken, be it by another website. */
export function insertSequence(
  tx: Db,
  sequence: Insertable<SequencesTable>
): Promise<SequenceRow | undefined> {
  return tx
    .insertInto('sequences')
    .values(sequence)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateSequence(
  tx: Db,
  { sequence_id, website_id }: Which,
  change: Updateable<SequencesTable>
): Promise<SequenceRow> {
  return tx
    .updateTable('sequences')
    .set(change)
    .where('website_id', '=', website_id)
    .where('sequence_id', '=', sequence_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSequence(tx: Db, { sequence_id, website_id }: Which): Promise<void> {
  await tx
    .deleteFrom('sequences')
    .where('website_id', '=', website_id)
    .where('sequence_id', '=', sequence_id)
    .execute()
}
