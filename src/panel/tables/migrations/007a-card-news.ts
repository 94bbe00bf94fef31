import { type Kysely, sql } from 'kysely'

/** The card provider's webhook events, and comparisons of its records with ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table card_news (
    event_id text primary key,
    type text not null,
    about text not null check (about in ('card-gone', 'money-back', 'nothing', 'payment')),
    payment_id text,
    amount integer,
    sent timestamptz not null,
    received timestamptz not null,
    done timestamptz
  )`,
  'create index card_news_received on card_news (received)',
  `create table book_comparisons (
    compared timestamptz primary key,
    payments integer not null,
    differences jsonb not null
  )`
]
