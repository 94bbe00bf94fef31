import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { AgreementsTable } from '../../../tables/feed-tables.ts'

export type AgreementRow = Selectable<AgreementsTable>
export type WhichAgreement = { agreement_id: number; website_id: number }

export function agreementsOfSite(db: Db, website_id: number): Promise<AgreementRow[]> {
  return db
    .selectFrom('agreements')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('board')
    .orderBy('agreement_id')
    .execute()
}

export async function insertAgreement(
  tx: Db,
  agreement: Insertable<AgreementsTable>
): Promise<void> {
  await tx.insertInto('agreements').values(agreement).execute()
}

export async function updateAgreement(
  tx: Db,
  { agreement_id, website_id }: WhichAgreement,
  change: Omit<Insertable<AgreementsTable>, 'website_id'>
): Promise<void> {
  await tx
    .updateTable('agreements')
    .set(change)
    .where('agreement_id', '=', agreement_id)
    .where('website_id', '=', website_id)
    .execute()
}

export async function deleteAgreement(
  tx: Db,
  { agreement_id, website_id }: WhichAgreement
): Promise<void> {
  await tx
    .deleteFrom('agreements')
    .where('agreement_id', '=', agreement_id)
    .where('website_id', '=', website_id)
    .execute()
}

/** Unsigned ones whose agent wanted to be reminded by this day and hasn't been. */
export function agreementsToRemind(tx: Db, today: string): Promise<AgreementRow[]> {
  return tx
    .selectFrom('agreements')
    .selectAll()
    .where('remind_on', '<=', today)
    .where('turn', '!=', 'signed')
    .whereRef('remind_on', 'is distinct from', 'reminded_for')
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markReminded(tx: Db, agreement_ids: readonly number[]): Promise<void> {
  if (agreement_ids.length === 0) return
  await tx
    .updateTable('agreements')
    .set(({ ref }) => ({ reminded_for: ref('remind_on') }))
    .where('agreement_id', 'in', [...agreement_ids])
    .execute()
}
