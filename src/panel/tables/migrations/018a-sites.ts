import { type Kysely, sql } from 'kysely'

/** Agents' websites: content and its versions, hosts, pictures, secrets and visitors' messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `create table sites (
    website_id integer primary key references websites on delete cascade,
    language text not null check (language in ('en', 'fr')),
    second_language text check (second_language in ('en', 'fr')),
    city text not null default '',
    province text not null default '',
    template_id integer not null,
    draft jsonb not null,
    draft_version integer not null default 1 check (draft_version > 0),
    draft_updated timestamptz not null,
    published jsonb,
    published_version integer,
    revision integer not null default 0,
    published_at timestamptz,
    live_before integer,
    publish_at timestamptz,
    scheduled_version integer,
    is_sample boolean not null default false,
    suspended_reason text,
    suspended_at timestamptz,
    check ((publish_at is null) = (scheduled_version is null))
  )`,
  'create index sites_publish_at on sites (publish_at) where publish_at is not null',
  `create table site_versions (
    ${WEBSITE},
    version integer not null check (version > 0),
    content jsonb not null,
    created timestamptz not null,
    published_at timestamptz,
    open_until timestamptz,
    primary key (website_id, version)
  )`,
  `create table site_hosts (
    host text primary key,
    ${WEBSITE},
    kind text not null check (kind in ('sub', 'own', 'www', 'former')),
    state text not null default 'waiting' check (state in ('waiting', 'live', 'lost')),
    certificate text not null default 'none' check (certificate in ('edge', 'caddy', 'none')),
    seen_at timestamptz,
    before jsonb
  )`,
  'create index site_hosts_website on site_hosts (website_id)',
  `create table site_media (
    ${WEBSITE},
    sha256 text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    alt_en text not null default '',
    alt_fr text not null default '',
    created timestamptz not null,
    primary key (website_id, sha256)
  )`,
  `create table site_media_files (
    ${WEBSITE},
    sha256 text not null,
    width integer not null,
    format text not null check (format in ('avif', 'webp', 'jpeg')),
    bytes bytea not null,
    primary key (website_id, sha256, width, format),
    foreign key (website_id, sha256) references site_media on delete cascade
  )`,
  `create table site_secrets (
    ${WEBSITE},
    name text not null,
    sealed text not null,
    updated timestamptz not null,
    primary key (website_id, name)
  )`,
  `create table site_messages (
    message_id integer generated always as identity primary key,
    ${WEBSITE},
    kind text not null check (kind in ('contact', 'home', 'valuation')),
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    address text not null default '',
    page text not null,
    language text not null check (language in ('en', 'fr')),
    consent text not null,
    consented boolean not null,
    was_checked boolean not null,
    request_key text,
    created timestamptz not null,
    unique (website_id, request_key)
  )`,
  'create index site_messages_newest on site_messages (website_id, created desc)',
  `create table site_previews (
    token_hash text primary key,
    ${WEBSITE},
    created timestamptz not null,
    expires timestamptz not null
  )`
]
