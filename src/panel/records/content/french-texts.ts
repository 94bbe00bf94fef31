import { sql } from 'kysely'
import { FRENCH_FIELDS } from '#rules/content/french-fields.ts'
import type { Db } from '../../services/world.ts'
import { digestOf, frenchTextRow } from '../../tables/seed/french-texts.ts'
import type { Which } from './items.ts'
import { LIVE_TABLES } from './live-content.ts'

export { digestOf, frenchTextRow } from '../../tables/seed/french-texts.ts'

/** The French of each English text that has one. */
export async function frenchTexts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('french_texts').select(['english', 'french']).execute()
  return new Map(rows.map(({ english, french }) => [english, french]))
}

/** The same for these English texts alone. */
export async function frenchOf(
  db: Db,
  english: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  if (english.length === 0) return new Map()
  const rows = await db
    .selectFrom('french_texts')
    .select(['english', 'french'])
    .where('digest', 'in', english.map(digestOf))
    .execute()
  return new Map(rows.map(({ english: text, french }) => [text, french]))
}

/** Sets the French of an English text; '' removes it. The caller holds `lockItems`. */
export async function setFrench(tx: Db, text: { english: string; french: string }): Promise<void> {
  const row = frenchTextRow(text)
  if (text.french === '') {
    await tx.deleteFrom('french_texts').where('digest', '=', row.digest).execute()
    return
  }
  await tx
    .insertInto('french_texts')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ french: text.french }))
    .execute()
}

/** The French that the newest version with French of a field has. */
export async function newestFrench(
  db: Db,
  { item_id, kind }: Which,
  field: string
): Promise<string | undefined> {
  const { rows } = await sql<{ french: string }>`
    select text.french from content_versions version
    join french_texts text on text.english = version.fields ->> ${field}
    where version.kind = ${kind} and version.item_id = ${item_id}
    order by version.version desc limit 1
  `.execute(db)
  return rows[0]?.french
}

type Use = Which & { english: string }

/** The published items that have one of these English texts in a field that has French. */
export async function publishedUses(db: Db, english: readonly string[]): Promise<Use[]> {
  if (english.length === 0) return []
  const kinds = Object.keys(FRENCH_FIELDS) as (keyof typeof FRENCH_FIELDS)[]
  const found = kinds.flatMap((kind) => {
    const [table, key] = LIVE_TABLES[kind]
    return FRENCH_FIELDS[kind].map(
      (field) => sql`
        select ${kind}::text as kind, ${sql.id(key)}::text as item_id, ${sql.id(field)} as english
        from ${sql.table(table)} where ${sql.id(field)} in (${sql.join(english)})
      `
    )
  })
  const { rows } = await sql<Use>`${sql.join(found, sql` union all `)}`.execute(db)
  return rows
}
