import type { Team } from '#contract/team/team.ts'
import { planOfWebsite, planWithTeam } from '../../records/billing/price-list.ts'
import { openInvitations } from '../../records/team/invitations.ts'
import { memberFigures, membersOf } from '../../records/team/members.ts'
import { teamSettings } from '../../records/team/team-settings.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from '../leads/lead-access.ts'
import { teamSizeOf } from './team-size.ts'

/** The team as its owner sees it. */
export async function readTeam(
  world: World,
  { website_id }: LeadAccess
): Promise<Omit<Team, 'api_status' | 'message'>> {
  const { clock, db } = world
  const now = clock()
  const plan = await planOfWebsite(db, website_id)
  const figures = await memberFigures(db, website_id)
  const members = await membersOf(db, website_id)
  const invitations = await openInvitations(db, website_id)
  return {
    plan_name: plan?.plan_name ?? '',
    team_plan: (await planWithTeam(db)) ?? null,
    size: await teamSizeOf(world, website_id),
    plan_size: plan?.limits.members ?? 0,
    ...(await teamSettings(db, website_id)),
    members: members.map(({ agent_id, areas, email, joined_at, name, role, takes_leads }) => {
      const { last_seen = null, leads = 0 } = figures.get(agent_id) ?? {}
      return {
        agent_id,
        name,
        email,
        role,
        areas,
        takes_leads,
        leads,
        joined_at: joined_at.toISOString(),
        last_seen: last_seen?.toISOString() ?? null
      }
    }),
    invitations: invitations.map(({ created, email, expires, invitation_id, role }) => ({
      invitation_id,
      email,
      role,
      created: created.toISOString(),
      expires: expires.toISOString(),
      is_expired: expires <= now
    }))
  }
}
