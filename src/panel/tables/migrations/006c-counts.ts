import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Metrics count these rows every few seconds, in tables that only grow. */
const STATEMENTS = [
  'create index if not exists charges_begun on charges (created)',
  `create index if not exists jobs_dead on jobs (job_id) where state = 'dead'`
]
