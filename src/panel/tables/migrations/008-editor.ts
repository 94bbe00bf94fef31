import { type Kysely, sql } from 'kysely'

/** Drafts, their versions, and publish runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Prefixes each part with its length, so that different posts never have the same digest. */
const part = (text: string) => `length(${text})::text || ':' || ${text}`

const DIGEST = [
  part('post_title'),
  part('post_excerpt'),
  part(`coalesce(post_main_image, '')`),
  part('post_main_image_alt'),
  part('post_description'),
  `extract(epoch from created at time zone 'UTC')::text`
].join(' || ')

const ITEM = `kind text not null check (kind in ('faq', 'policy', 'post', 'testimonial')),
    item_id text not null`

const STATEMENTS = [
  'alter table agents add column is_editor boolean not null default false',
  `alter table posts add column post_main_image_alt text not null default ''`,
  `alter table posts add column digest text generated always as (md5(${DIGEST})) stored`,
  `create table content_items (
    ${ITEM},
    title text not null,
    version integer not null check (version > 0),
    updated timestamptz not null,
    updated_by text not null,
    published_version integer,
    live_before integer,
    can_undo boolean not null default false,
    publish_at timestamptz,
    scheduled_version integer,
    scheduled_by text,
    created timestamptz,
    position integer,
    primary key (kind, item_id),
    check ((publish_at is null) = (scheduled_version is null))
  )`,
  'create index content_items_newest on content_items (updated desc, kind, item_id)',
  `create table content_versions (
    ${ITEM},
    version integer not null check (version > 0),
    fields jsonb not null,
    updated timestamptz not null,
    updated_by text not null,
    agent_id uuid references agents on delete set null,
    published_at timestamptz,
    primary key (kind, item_id, version),
    foreign key (kind, item_id) references content_items on delete cascade
  )`,
  'create index content_versions_agent on content_versions (agent_id) where agent_id is not null',
  `create table content_presence (
    ${ITEM},
    agent_id uuid not null references agents on delete cascade,
    since timestamptz not null,
    seen timestamptz not null,
    primary key (kind, item_id, agent_id),
    foreign key (kind, item_id) references content_items on delete cascade
  )`,
  'create index content_presence_agent on content_presence (agent_id)',
  `create table pictures (
    name text primary key,
    type text not null,
    bytes bytea not null,
    alt text not null,
    created timestamptz not null,
    agent_id uuid references agents on delete set null
  )`,
  'create index pictures_agent on pictures (agent_id) where agent_id is not null',
  `create table publish_runs (
    run_id integer primary key generated always as identity,
    state text not null check (state in ('done', 'failed', 'queued', 'running')),
    asked_by text not null,
    reason text not null,
    progress jsonb,
    summary jsonb,
    tries integer not null default 0,
    lease_until timestamptz,
    created timestamptz not null,
    started timestamptz,
    ended timestamptz
  )`,
  `create unique index publish_runs_one_queued on publish_runs (state) where state = 'queued'`,
  `create unique index publish_runs_one_running on publish_runs (state) where state = 'running'`,
  `create table hook_calls (
    webhook_id text primary key,
    run_id integer not null references publish_runs on delete cascade,
    received timestamptz not null
  )`,
  'create index hook_calls_run on hook_calls (run_id)'
]
