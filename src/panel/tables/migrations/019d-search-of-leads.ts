import { type Kysely, sql } from 'kysely'

/** Searches leads by a text in a covering index: an index of words reads the table for every match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As `foldForSearch` of the rules does with what is searched for. */
const FOLDED = `lower(translate(replace(replace(
  regexp_replace(normalize(texts, NFD), '[\\u0300-\\u036f]', '', 'g'),
  'œ', 'oe'), 'Œ', 'oe'), 'ĐđØøŁł', 'ddooll'))`

const FILTERED_BY =
  'stage, kind, verified, is_test, follow_up_on, assigned_to, last_activity_at, source_name'

const STATEMENTS = [
  'alter table leads drop column search_words',
  'drop function lead_words',
  'drop index leads_activity',
  'drop index leads_days',
  // An entry of the index has room for 2,700 bytes, and a character takes up to four.
  `create or replace function lead_search_text(texts text) returns text language sql immutable as $$
    select case when octet_length(folded) <= 1800 then folded else left(folded, 450) end
    from (select ${FOLDED} as folded) as whole
  $$`,
  `alter table leads add column search text not null generated always as (lead_search_text(
    name || ' ' || email || ' ' || phone || ' ' || phone_key || ' ' || home || ' ' || address || ' ' || message
  )) stored`,
  `create index leads_search on leads (website_id, received_at desc, lead_id desc)
    include (${FILTERED_BY}, search) where merged_into is null and erased_at is null`
]
