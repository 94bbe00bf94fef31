import { type Kysely, sql } from 'kysely'

/** A website's zone, and when to check that its domain points to us. A zone serves one website. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table websites
    add column zone_id text unique,
    add column dns_since timestamptz not null default now(),
    add column dns_check_at timestamptz`,
  'alter table websites alter column dns_check_at set default now()',
  `update websites set dns_check_at = now() where cloudflare_domain_status <> 'Active'`,
  'create index websites_dns_due on websites (dns_check_at) where dns_check_at is not null'
]
