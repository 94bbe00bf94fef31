import { type Kysely, sql } from 'kysely'

/** Leads, their history, consents, tags, tasks and deliveries. Visitors' messages become leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'
const LEAD = 'lead_id uuid not null references leads on delete cascade'

const STATEMENTS = [
  `create table consent_texts (
    text_id text primary key,
    language text not null check (language in ('en', 'fr')),
    text text not null
  )`,
  `create table leads (
    lead_id uuid primary key default gen_random_uuid(),
    ${WEBSITE},
    kind text not null check (kind in ('contact', 'home', 'showing', 'valuation', 'callback', 'manual', 'import')),
    name text not null,
    email text not null default '',
    phone text not null default '',
    email_key text not null default '',
    phone_key text not null default '',
    address text not null default '',
    message text not null default '',
    listing_id text,
    home text not null default '',
    preferred_time text not null default '',
    page text not null default '',
    language text not null check (language in ('en', 'fr')),
    source jsonb not null default '{}',
    verified boolean not null,
    is_test boolean not null default false,
    stage text not null default 'new' check (stage in ('new', 'talking', 'showing', 'client', 'closed', 'lost')),
    follow_up_on text check (follow_up_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    assigned_to uuid,
    received_at timestamptz not null,
    first_answer_at timestamptz,
    last_activity_at timestamptz not null,
    merged_into uuid references leads on delete set null,
    erased_at timestamptz,
    request_key text,
    unique (website_id, request_key)
  )`,
  `create index leads_newest on leads (website_id, received_at desc, lead_id)
    where merged_into is null and erased_at is null`,
  `create index leads_stage on leads (website_id, stage, last_activity_at desc, lead_id)
    where merged_into is null and erased_at is null`,
  `create index leads_follow_up on leads (website_id, follow_up_on)
    where follow_up_on is not null and merged_into is null and erased_at is null`,
  `create index leads_email on leads (website_id, email_key) where email_key <> ''`,
  `create index leads_phone on leads (website_id, phone_key) where phone_key <> ''`,
  'create index leads_merged on leads (merged_into) where merged_into is not null',
  `create table lead_events (
    event_id bigint generated always as identity primary key,
    ${WEBSITE},
    ${LEAD},
    kind text not null,
    data jsonb not null default '{}',
    by_agent uuid,
    at timestamptz not null
  )`,
  'create index lead_events_lead on lead_events (lead_id, at desc, event_id desc)',
  `create table lead_consents (
    consent_id bigint generated always as identity primary key,
    ${WEBSITE},
    ${LEAD},
    kind text not null check (kind in ('express', 'inquiry', 'client')),
    text_id text references consent_texts,
    language text not null check (language in ('en', 'fr')),
    given_at timestamptz not null,
    ends_at timestamptz,
    withdrawn_at timestamptz,
    check ((kind = 'express') = (ends_at is null))
  )`,
  'create index lead_consents_lead on lead_consents (lead_id)',
  `create table lead_tags (
    ${WEBSITE},
    ${LEAD},
    tag text not null,
    primary key (lead_id, tag)
  )`,
  'create index lead_tags_website on lead_tags (website_id, tag)',
  `create table lead_tasks (
    task_id uuid primary key default gen_random_uuid(),
    ${WEBSITE},
    ${LEAD},
    title text not null,
    due_on text check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    done_at timestamptz,
    reminded_on text,
    created timestamptz not null
  )`,
  'create index lead_tasks_lead on lead_tasks (lead_id)',
  `create index lead_tasks_due on lead_tasks (website_id, due_on) where done_at is null`,
  `create table lead_deliveries (
    delivery_id bigint generated always as identity primary key,
    ${WEBSITE},
    ${LEAD},
    channel text not null check (channel in ('email', 'webhook', 'follow_up_boss')),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    tries integer not null default 0,
    last_code text not null default '',
    updated timestamptz not null,
    unique (lead_id, channel)
  )`,
  'create index lead_deliveries_website on lead_deliveries (website_id, updated desc)',
  `insert into leads (website_id, kind, name, email, phone, email_key, phone_key, address, message, page,
      language, verified, received_at, last_activity_at, request_key)
    select website_id, kind, name, email, phone, email, phone, address, message, page,
      language, was_checked, created, created, coalesce(request_key, 'message-' || message_id)
    from site_messages`,
  `insert into lead_events (website_id, lead_id, kind, data, at)
    select l.website_id, l.lead_id, 'received', jsonb_build_object('agreed_to', m.consent), l.received_at
    from leads l
    join site_messages m on m.website_id = l.website_id
      and l.request_key = coalesce(m.request_key, 'message-' || m.message_id)`,
  `insert into lead_consents (website_id, lead_id, kind, language, given_at, ends_at)
    select website_id, lead_id, 'inquiry', language, received_at, received_at + interval '6 months' from leads`
]
