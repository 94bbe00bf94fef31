import { type Kysely, sql } from 'kysely'

/** Posts of agents' websites, and their versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table site_posts (
    post_id integer generated always as identity primary key,
    website_id integer not null references websites on delete cascade,
    title text not null default '',
    slug text not null default '',
    language text not null check (language in ('en', 'fr')),
    version integer not null check (version > 0),
    published jsonb,
    published_version integer,
    published_slug text,
    published_at timestamptz,
    revised_at timestamptz,
    publish_at timestamptz,
    scheduled_version integer,
    begun_as text,
    created timestamptz not null,
    updated timestamptz not null,
    deleted_at timestamptz,
    unique (website_id, post_id),
    unique (website_id, begun_as),
    check ((publish_at is null) = (scheduled_version is null)),
    check (published is null or published_slug is not null)
  )`,
  `create unique index site_posts_slug on site_posts (website_id, slug)
    where slug <> '' and deleted_at is null`,
  `create unique index site_posts_published_slug on site_posts (website_id, published_slug)
    where deleted_at is null`,
  'create index site_posts_deleted on site_posts (deleted_at) where deleted_at is not null',
  `create table site_post_versions (
    website_id integer not null,
    post_id integer not null,
    version integer not null check (version > 0),
    content jsonb not null,
    updated timestamptz not null,
    published_at timestamptz,
    open_until timestamptz,
    primary key (website_id, post_id, version),
    foreign key (website_id, post_id) references site_posts (website_id, post_id) on delete cascade
  )`
]
