import { type Kysely, sql } from 'kysely'

/** Sequences of emails, who is in them, and which of their steps a bulk email is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'

const STATEMENTS = [
  `create table sequences (
    sequence_id uuid primary key,
    ${WEBSITE},
    name text not null,
    language text not null check (language in ('en', 'fr')),
    kinds jsonb not null,
    steps jsonb not null,
    is_on boolean not null default false,
    version integer not null default 1,
    created timestamptz not null,
    updated timestamptz not null
  )`,
  'create index sequences_website on sequences (website_id, created)',
  `create table sequence_enrolments (
    enrolment_id uuid primary key default gen_random_uuid(),
    ${WEBSITE},
    sequence_id uuid not null references sequences on delete cascade,
    lead_id uuid references leads on delete set null,
    joined_at timestamptz not null,
    done jsonb not null default '[]',
    last_day integer,
    next_at timestamptz,
    ended_at timestamptz,
    ended text
  )`,
  'create unique index sequence_enrolments_open on sequence_enrolments (lead_id) where ended_at is null',
  'create index sequence_enrolments_due on sequence_enrolments (next_at) where next_at is not null',
  'create index sequence_enrolments_sequence on sequence_enrolments (sequence_id, ended)',
  'create index sequence_enrolments_lead on sequence_enrolments (lead_id)',
  `alter table bulk_emails
    add column sequence_id uuid references sequences on delete cascade,
    add column enrolment_id uuid references sequence_enrolments on delete cascade,
    add column step_id uuid,
    add column day date`,
  'create unique index bulk_emails_step on bulk_emails (enrolment_id, step_id)',
  // An address gets one sequence's email a day, even if two people have it.
  'create unique index bulk_emails_day on bulk_emails (website_id, email_hash, day)',
  'create index bulk_emails_sequence on bulk_emails (sequence_id, state)'
]
