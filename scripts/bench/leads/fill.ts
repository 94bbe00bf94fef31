import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'
import { copyWebsites } from '../fill/copy-websites.ts'

/** What share of all leads the two large websites have. */
const SHARES = { large: 10, middle: 50 }

/** Members of the large website's team, among whom all its leads are shared out. */
const MEMBERS = 10

/** Spreads leads in no order over as many websites. */
export async function fillLeads(
  db: Kysely<Database>,
  { leads, websites }: { leads: number; websites: number }
): Promise<{ large: number; middle: number; small: number; member: string }> {
  await copyWebsites(db, websites)
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(website_id order by website_id) as ids from websites
  `.execute(db)
  const [large = 0, middle = 0, small = 0, ...rest] = rows[0]?.ids ?? []
  const others = [small, ...rest]
  const members = await insertTeam(db, large)
  for (let from = 1; from <= leads; from += PORTION) {
    const to = Math.min(leads, from + PORTION - 1)
    await insertLeads(db, { from, to, large, members, middle, others })
  }
  await sql`
    insert into lead_tags (website_id, lead_id, tag)
    select website_id, lead_id, (array['Buyer', 'Seller', 'Condo', 'Investor'])[1 + abs(hashtext(name) % 4)]
    from leads where hashtext(email) % 5 = 0
    on conflict do nothing
  `.execute(db)
  await sql`vacuum analyze leads`.execute(db)
  await sql`vacuum analyze lead_tags`.execute(db)
  return { large, middle, small, member: members[0] ?? '' }
}

/** Gives a website a plan with a team; its members. */
async function insertTeam(db: Kysely<Database>, website_id: number): Promise<string[]> {
  await sql`update websites set plan_id = 3 where website_id = ${website_id}`.execute(db)
  const { rows } = await sql<{ agent_id: string }>`
    with agent as (select to_jsonb(a) as row from agents a join websites using (agent_id) limit 1),
      members as (
        insert into agents select (jsonb_populate_record(null::agents, row || jsonb_build_object(
          'agent_id', gen_random_uuid(), 'email', 'member' || n || '@team.test',
          'referral_code', 'MEMBER' || n))).*
        from agent, generate_series(1, ${sql.lit(MEMBERS)}) as n
        returning agent_id
      )
    insert into team_members (website_id, agent_id, role, takes_leads, joined_at)
    select ${website_id}, agent_id, 'agent', true, now() from members
    returning agent_id
  `.execute(db)
  return rows.map(({ agent_id }) => agent_id)
}

/** Leads that one statement inserts, as a statement may take a minute. */
const PORTION = 25_000

type Portion = {
  from: number
  to: number
  large: number
  members: readonly string[]
  middle: number
  others: number[]
}

async function insertLeads(
  db: Kysely<Database>,
  { from, large, members, middle, others, to }: Portion
): Promise<void> {
  await sql`
    insert into leads (website_id, kind, name, email, phone, email_key, phone_key, message, home, source,
      language, verified, stage, follow_up_on, assigned_to, received_at, last_activity_at)
    select
      case when n % ${sql.lit(SHARES.large)} = 0 then ${sql.lit(large)}
        when n % ${sql.lit(SHARES.middle)} = 1 then ${sql.lit(middle)}
        else (${sql.lit(`{${others.join(',')}}`)}::integer[])[1 + hashint8(n) % ${sql.lit(others.length)}
          + case when hashint8(n) < 0 then ${sql.lit(others.length - 1)} else 0 end] end,
      (array['contact', 'home', 'showing', 'valuation', 'callback', 'manual'])[1 + abs(hashint8(n + 1) % 6)],
      (array['Marie-Ève', 'Amara', 'Jean', 'Nadia', 'Wei', 'José', 'Priya'])[1 + abs(hashint8(n + 2) % 7)]
        || ' ' || (array['Tremblay', 'Osei', 'Nguyễn', 'Haddad', 'Chen', 'García', 'Singh', 'Roy'])[1
        + abs(hashint8(n + 3) % 8)] || ' ' || n,
      'person' || n || '@example' || n % 50 || '.ca',
      '416' || lpad((n % 10000000)::text, 7, '0'),
      'person' || n || '@example' || n % 50 || '.ca',
      '416' || lpad((n % 10000000)::text, 7, '0'),
      'Hello, we saw this home and would like to know more. When could we see it? We are a family of '
        || n % 6 || ' and look for a quiet street near a school. Our word is ' || md5(n::text) || '.',
      n % 90 + 1 || ' Queen Street West',
      case when n % 3 = 0 then '{"utm_source": "google"}' when n % 3 = 1 then '{"utm_source": "spring"}'
        else '{}' end::jsonb,
      'en', hashint8(n + 4) % 20 <> 0,
      (array['new', 'talking', 'showing', 'client', 'closed', 'lost'])[1 + abs(hashint8(n + 5) % 6)],
      case when n % 8 = 0 then to_char(date '2026-06-01' + (n % 500)::integer, 'YYYY-MM-DD') end,
      case when n % ${sql.lit(SHARES.large)} = 0 then (${sql.lit(`{${members.join(',')}}`)}::uuid[])[1
        + abs(hashint8(n + 6) % ${sql.lit(MEMBERS)})] end,
      timestamptz '2026-11-23' - n * interval '37 s',
      timestamptz '2026-11-23' - n * interval '31 s'
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) as n
  `.execute(db)
}
