import { createHash } from 'node:crypto'
import { type Columns, plainHeading } from '#rules/content/file-columns.ts'
import * as records from '../../records/imports/file-columns.ts'
import type { FileKind } from '../../records/imports/file-columns.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'

/** Of one website and kind; the ones used last stay. */
const KEPT = 50

type Files = { website_id: number; kind: FileKind }

/** What the agent chose last for a file with these headings; null if there was none. */
export async function recallColumns(
  { db }: World,
  files: Files,
  headings: readonly string[]
): Promise<Columns<string> | null> {
  const headings_hash = hashOf(files, headings)
  return (await records.columnsOf(db, { ...files, headings_hash })) ?? null
}

export async function rememberColumns(
  { clock, db }: World,
  files: Files,
  { columns, headings }: { columns: Columns<string>; headings: readonly string[] }
): Promise<void> {
  const inFile = Object.entries(columns).filter(([, column = 0]) => column < headings.length)
  const headings_hash = hashOf(files, headings)
  await inTransaction(db, async (tx) => {
    await records.saveColumns(
      tx,
      { ...files, headings_hash },
      { at: clock(), columns: Object.fromEntries(inFile) }
    )
    await records.deleteOldColumns(tx, files, KEPT)
  })
}

/**
 * The same headings in the same order, whatever their capitals and accents. The kind is hashed with them, as a
 * website's hashes are unique; that of leads isn't, since theirs are older.
 */
function hashOf({ kind }: Files, headings: readonly string[]): string {
  const plain = headings.map(plainHeading)
  const hashed = JSON.stringify(kind === 'leads' ? plain : { [kind]: plain })
  return createHash('sha256').update(hashed).digest('base64url')
}
