import { type Kysely, sql } from 'kysely'

/** What the tax laws keep of an account that was closed, and the marks of trials that such accounts had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table tax_records (
    transaction_id text primary key,
    charge_id uuid not null unique,
    provider text not null check (provider in ('sandbox', 'stripe')),
    payment_id text,
    kind text not null,
    months integer not null,
    period_start timestamptz not null,
    amount integer not null,
    created timestamptz not null,
    paid_at timestamptz not null,
    receipt jsonb not null
  )`,
  'create index tax_records_by_payment on tax_records (payment_id)',
  'create index tax_records_by_day on tax_records (paid_at)',
  'create table closed_trials (mark text primary key, closed_at timestamptz not null)'
]
