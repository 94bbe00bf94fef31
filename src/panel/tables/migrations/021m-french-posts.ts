import { type QueryExecutorProvider, sql } from 'kysely'
import { readPostsInFrench } from '../seed/posts.ts'
import { frenchTextRow } from '../seed/french-texts.ts'

/** The French of the first posts. A database without content gets it with the rest. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql`select from provinces limit 1`.execute(db)
  if (rows.length === 0) return
  const pairs = await readPostsInFrench()
  const texts = JSON.stringify(pairs.map(([english, french]) => frenchTextRow({ english, french })))
  await sql`
    insert into french_texts select * from jsonb_populate_recordset(null::french_texts, ${texts}::jsonb)
    on conflict do nothing
  `.execute(db)
}
