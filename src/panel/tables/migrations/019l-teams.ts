import { type Kysely, sql } from 'kysely'

/** Teams of a brokerage: members, invitations, how leads are shared out, and who saw what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
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
