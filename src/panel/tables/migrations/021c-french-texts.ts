import { type Kysely, sql } from 'kysely'
import { replacePolicySample } from '../replace-policy-sample.ts'
import { readFrenchTexts } from '../seed/french-texts.ts'

/** The sample cookie policy from before a visitor's language was remembered. */
const FORMER = 'cabc31ba062d21ae116f2233eae64dd378ac2bfdfe64db42a794a75137989d21'

/** The French of the content. A database without content gets it with the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table french_texts (digest text primary key, english text not null, french text not null)
  `.execute(db)
  await replacePolicySample(db, 'cookie-policy', FORMER)
  const { rows } = await sql`select from provinces limit 1`.execute(db)
  if (rows.length === 0) return
  const texts = JSON.stringify(await readFrenchTexts())
  await sql`
    insert into french_texts select * from jsonb_populate_recordset(null::french_texts, ${texts}::jsonb)
  `.execute(db)
}
