import { domainToUnicode } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { skeletonOf } from '#rules/websites/lookalike.ts'

/** Lookalike domains share a skeleton. There is one website per agent, so filling them here is quick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column skeleton text`.execute(db)
  await sql`alter table websites add column skeleton text`.execute(db)
  const { rows } = await sql<{ base_url: string; website_id: number }>`
    select website_id, base_url from websites
  `.execute(db)
  for (const { base_url, website_id } of rows) {
    const skeleton = skeletonOf(domainToUnicode(base_url))
    await sql`update websites set skeleton = ${skeleton} where website_id = ${website_id}`.execute(
      db
    )
  }
  await sql`create index websites_skeleton on websites (skeleton)`.execute(db)
  await sql`
    create unique index orders_one_live_per_skeleton on orders (skeleton) where state = 'pending'
  `.execute(db)
}
