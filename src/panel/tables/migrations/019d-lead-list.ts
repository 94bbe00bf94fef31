import { type Kysely, sql } from 'kysely'

/** What the list and the board of leads search and filter by, and the views that agents save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** As `foldForSearch` of the rules does with what is searched for. */
const FOLDED = `lower(translate(replace(replace(
  regexp_replace(normalize(texts, NFD), '[\\u0300-\\u036f]', '', 'g'),
  'œ', 'oe'), 'Œ', 'oe'), 'ĐđØøŁł', 'ddooll'))`

const BETWEEN_WORDS =
  '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+'

const LISTED = 'where merged_into is null and erased_at is null'
const FILTERED_BY =
  'stage, kind, verified, is_test, follow_up_on, assigned_to, last_activity_at, source_name'

const STATEMENTS = [
  // With the website's number before each word, the index never reads another website's leads.
  `create or replace function lead_words(website_id integer, texts text, phone_key text) returns tsvector
    language sql immutable as $$
      select array_to_tsvector(array(
        select distinct 'w' || website_id || ':' || left(word, 40)
        from regexp_split_to_table(
          ${FOLDED} || ' ' || phone_key || ' ' || right(phone_key, 7) || ' ' || right(phone_key, 4),
          '${BETWEEN_WORDS}'
        ) as word
        where word <> ''
      ))
    $$`,
  `alter table leads add column search_words tsvector not null generated always as (lead_words(
    website_id,
    name || ' ' || email || ' ' || phone || ' ' || home || ' ' || address || ' ' || message,
    phone_key
  )) stored`,
  `alter table leads add column source_name text not null generated always as (left(
    coalesce(source->>'utm_source', source->>'note', source->>'referrer', ''), 60)) stored`,
  `create index leads_words on leads using gin (search_words) ${LISTED}`,
  // It holds all that filters read, so that most pages are found without reading the table.
  `create index leads_list on leads (website_id, received_at desc, lead_id desc)
    include (${FILTERED_BY}) ${LISTED}`,
  `create index leads_activity on leads (website_id, last_activity_at desc, lead_id desc) ${LISTED}`,
  `create index leads_days on leads (website_id, coalesce(follow_up_on, '9999-12-31'), lead_id)
    ${LISTED}`,
  `create index leads_board on leads (website_id, stage, last_activity_at desc, lead_id desc)
    include (is_test, received_at, kind, verified, follow_up_on, assigned_to, source_name) ${LISTED}`,
  `create index leads_home on leads (website_id, left(home, 200), received_at desc, lead_id desc)
    ${LISTED} and home <> ''`,
  `create index leads_source on leads (website_id, source_name) ${LISTED} and source_name <> ''`,
  'drop index leads_newest',
  'drop index leads_stage',
  'create index lead_tags_named on lead_tags (website_id, tag, lead_id)',
  'drop index lead_tags_website',
  `create table lead_views (
    view_id uuid primary key default gen_random_uuid(),
    website_id integer not null references websites on delete cascade,
    name text not null,
    filters jsonb not null,
    created timestamptz not null,
    unique (website_id, name)
  )`
]
