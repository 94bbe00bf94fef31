import { type Kysely, sql } from 'kysely'

/** How far a domain's move is, and proofs of ownership by a second agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table websites
    add column opened_at timestamptz,
    add column domain_block text check (domain_block in ('dnssec', 'mail-host', 'records')),
    add column name_servers_told text not null default '',
    add column domain_held_at timestamptz,
    add column dns_failed_at timestamptz`,
  // A status from before was a look-up of name servers; now it takes a page that was fetched.
  'update websites set dns_check_at = now()',
  `create table domain_claims (
    agent_id uuid primary key references agents on delete cascade,
    base_url text not null,
    token text not null,
    created timestamptz not null
  )`
]
