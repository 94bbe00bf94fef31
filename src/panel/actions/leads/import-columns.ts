import { createHash } from 'node:crypto'
import { plainHeading, type ColumnMapping } from '#rules/leads/files/guess-columns.ts'
import * as records from '../../records/leads/import-columns.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'

/** Of one website; the ones used last stay. */
const KEPT = 50

/** What the agent chose last for a file with these headings; null if there was none. */
export async function recallColumns(
  { db }: World,
  { website_id }: LeadAccess,
  headings: readonly string[]
): Promise<ColumnMapping | null> {
  return (await records.columnsOf(db, { website_id, headings_hash: hashOf(headings) })) ?? null
}

export async function rememberColumns(
  { clock, db }: World,
  { website_id }: LeadAccess,
  { columns, headings }: { columns: ColumnMapping; headings: readonly string[] }
): Promise<void> {
  const inFile = Object.entries(columns).filter(([, column]) => column < headings.length)
  await inTransaction(db, async (tx) => {
    await records.saveColumns(
      tx,
      { website_id, headings_hash: hashOf(headings) },
      { at: clock(), columns: Object.fromEntries(inFile) }
    )
    await records.deleteOldColumns(tx, { website_id }, KEPT)
  })
}

/** The same headings in the same order, whatever their capitals and accents. */
function hashOf(headings: readonly string[]): string {
  const plain = JSON.stringify(headings.map(plainHeading))
  return createHash('sha256').update(plain).digest('base64url')
}
