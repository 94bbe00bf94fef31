import { type Kysely, sql } from 'kysely'

/** Visits of agents' websites by day, page and source, without anything about the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table site_visits (
    website_id integer not null references websites on delete cascade,
    day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    page text not null,
    language text not null check (language in ('en', 'fr')),
    referrer text not null,
    utm_source text not null,
    utm_medium text not null,
    utm_campaign text not null,
    visits integer not null,
    views integer not null,
    primary key (website_id, day, page, language, referrer, utm_source, utm_medium, utm_campaign)
  )`,
  `alter table lead_settings
    add column monthly_report boolean not null default true,
    add column report_month text`
]
