import { type Selectable, sql } from 'kysely'
import type { MemberRole } from '#rules/leads/rights.ts'
import type { Db } from '../../services/world.ts'
import type { TeamMembersTable } from '../../tables/team-tables.ts'
import type { AgentRow } from '../accounts/agents.ts'

export type MemberRow = Selectable<TeamMembersTable>
type Which = { website_id: number; agent_id: string }

/** The team that an agent is in now; undefined for one who isn't. */
export function membershipOf(db: Db, agent_id: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('team_members')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
}

/** A team's members by name, without those who have left. */
export function membersOf(
  db: Db,
  website_id: number
): Promise<(MemberRow & Pick<AgentRow, 'email' | 'language' | 'name'>)[]> {
  return db
    .selectFrom('team_members as member')
    .innerJoin('agents', 'agents.agent_id', 'member.agent_id')
    .selectAll('member')
    .select(['agents.name', 'agents.email', 'agents.language'])
    .where('member.website_id', '=', website_id)
    .where('member.left_at', 'is', null)
    .orderBy('agents.name')
    .orderBy('member.agent_id')
    .execute()
}

/** The member of a team who has this address. */
export async function memberByEmail(
  db: Db,
  website_id: number,
  address: string
): Promise<{ name: string } | undefined> {
  return (await membersOf(db, website_id)).find(({ email }) => email === address)
}

/** How many leads each member has, and when they were last logged in. */
export async function memberFigures(
  db: Db,
  website_id: number
): Promise<Map<string, { leads: number; last_seen: Date | null }>> {
  const { rows } = await sql<{ agent_id: string; leads: number; last_seen: Date | null }>`
    select member.agent_id,
      (select count(*)::int from leads
        where leads.website_id = ${website_id} and leads.assigned_to = member.agent_id
          and merged_into is null and erased_at is null and not is_test) as leads,
      (select max(last_used) from sessions where sessions.agent_id = member.agent_id) as last_seen
    from team_members as member
    where member.website_id = ${website_id} and member.left_at is null
  `.execute(db)
  return new Map(rows.map(({ agent_id, ...figures }) => [agent_id, figures]))
}

/** Whether a website has, or had, members: whether its log is kept. */
export async function hasHadMembers(db: Db, website_id: number): Promise<boolean> {
  const member = await db
    .selectFrom('team_members')
    .select('agent_id')
    .where('website_id', '=', website_id)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

/** Adds a member, or one who had left. False if the agent is in a team already. */
export async function joinTeam(
  tx: Db,
  { agent_id, joined_at, role, website_id }: Which & { role: MemberRole; joined_at: Date }
): Promise<boolean> {
  if (await membershipOf(tx, agent_id)) return false
  const fresh = { role, joined_at, takes_leads: role === 'agent' }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('team_members')
    .values({ website_id, agent_id, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'agent_id']).doUpdateSet({ ...fresh, left_at: null })
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False if the team has no such member. */
export async function updateMember(
  tx: Db,
  { agent_id, website_id }: Which,
  change: Partial<Pick<MemberRow, 'left_at' | 'role' | 'takes_leads' | 'turn'>> & {
    areas?: string[]
  }
): Promise<boolean> {
  const { areas, ...others } = change
  const { numUpdatedRows } = await tx
    .updateTable('team_members')
    .set({ ...others, ...(areas && { areas: JSON.stringify(areas) }) })
    .where('website_id', '=', website_id)
    .where('agent_id', '=', agent_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
