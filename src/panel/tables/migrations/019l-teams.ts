import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { plans } from '../seed/plans.ts'

/** Teams of a brokerage: members, invitations, how leads are shared out, and who saw what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await offerTeams(db)
}

const WEBSITE = 'website_id integer not null references websites on delete cascade'
const ROLE = "role text not null check (role in ('agent', 'assistant'))"

const STATEMENTS = [
  `create table team_settings (
    website_id integer primary key references websites on delete cascade,
    sharing text not null default 'hand' check (sharing in ('hand', 'turn', 'area')),
    owner_copies boolean not null default true
  )`,
  `create table team_members (
    ${WEBSITE},
    agent_id uuid not null references agents on delete cascade,
    ${ROLE},
    areas jsonb not null default '[]',
    takes_leads boolean not null,
    turn integer not null default 0,
    joined_at timestamptz not null,
    left_at timestamptz,
    primary key (website_id, agent_id)
  )`,
  `create unique index team_members_one_team on team_members (agent_id) where left_at is null`,
  `create table team_invitations (
    invitation_id uuid primary key default gen_random_uuid(),
    ${WEBSITE},
    email text not null,
    ${ROLE},
    token_hash text not null unique,
    invited_by uuid not null references agents on delete cascade,
    created timestamptz not null,
    expires timestamptz not null,
    accepted_at timestamptz
  )`,
  `create unique index team_invitations_open on team_invitations (website_id, email)
    where accepted_at is null`,
  `create table access_log (
    log_id bigint generated always as identity primary key,
    ${WEBSITE},
    agent_id uuid not null references agents on delete cascade,
    lead_id uuid references leads on delete set null,
    what text not null check (what in ('opened', 'changed', 'answered', 'assigned', 'exported', 'erased')),
    count integer not null default 1,
    at timestamptz not null
  )`,
  'create index access_log_newest on access_log (website_id, log_id desc)',
  `create index access_log_lead on access_log (lead_id, log_id desc) where lead_id is not null`,
  `create index if not exists leads_held on leads (website_id, assigned_to, received_at desc, lead_id desc)
    where assigned_to is not null and merged_into is null and erased_at is null`
]

/** What sample plans said before there were teams, in any order. */
const FORMER_FEATURES = [
  'Built and hosted for you',
  'English and French side by side',
  'Up to 30 pages of your own',
  'A free address right away',
  'Your own domain, with a certificate',
  'Every template, switched any time',
  'Website builder with drafts, previews and history',
  'A blog on your own website',
  'A contact form that emails you',
  'Sitemap, descriptions and structured data for search engines',
  'A picture and a text for every page you share',
  'Assisted setup',
  'Support by email or callback'
]

/** An unedited sample plan says what it gives now; an owner's own plan gets a team by its limits. */
export async function offerTeams(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ plan_id: number; plan_features: { features: string[] }[] }>`
    select plan_id, plan_features from plans
    where plan_name = 'Brokerage' and limits = '{"languages": 2, "pages": 30}'::jsonb
  `.execute(db)
  const sample = plans.find(({ plan_name }) => plan_name === 'Brokerage')
  for (const { plan_features, plan_id } of rows) {
    const said = plan_features.flatMap(({ features }) => features)
    if (!sample || said.some((feature) => !FORMER_FEATURES.includes(feature))) continue
    const { limits, plan_features: now } = sample
    await sql`
      update plans set plan_features = ${now}::jsonb, limits = ${limits}::jsonb
      where plan_id = ${plan_id}
    `.execute(db)
  }
}
