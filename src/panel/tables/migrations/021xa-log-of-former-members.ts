import { type Kysely, sql } from 'kysely'

/** What a member did stays in the log once their account is closed, without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table access_log drop constraint access_log_agent_id_fkey',
  'alter table access_log alter column agent_id drop not null',
  `alter table access_log add constraint access_log_agent_id_fkey
    foreign key (agent_id) references agents on delete set null`
]
