import { takerOf, type Sharing } from '#rules/leads/share-leads.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { addLeadEvent } from '../../records/leads/leads.ts'
import { updateLead } from '../../records/leads/people.ts'
import { membersOf, updateMember } from '../../records/team/members.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import type { World } from '../../services/world.ts'
import { teamSizeOf } from './team-size.ts'

type NewLead = {
  website_id: number
  lead_id: string
  /** What says where it is about: the home, the property, the page. */
  places: readonly string[]
}

/** How a new lead was shared out; undefined without a team. */
export type Shared = {
  sharing: Sharing
  owner_copies: boolean
  holder: Pick<AgentRow, 'email' | 'language' | 'name'> | undefined
}

/** Gives a new lead to a member by the team's rule, one lead of a website after the other. */
export async function shareLead(
  { clock, db: tx }: Pick<World, 'clock' | 'db'>,
  { lead_id, places, website_id }: NewLead
): Promise<Shared | undefined> {
  if ((await teamSizeOf({ clock, db: tx }, website_id)) === 0) return undefined
  const settings = await lockTeam(tx, website_id)
  const members = await membersOf(tx, website_id)
  const takers = members.filter(({ takes_leads }) => takes_leads)
  const taker = takerOf(settings.sharing, takers, places)
  const holder = members.find(({ agent_id }) => agent_id === taker?.agent_id)
  if (!holder) return { ...settings, holder: undefined }
  const { agent_id, email, language, name } = holder
  const turn = Math.max(...members.map((member) => member.turn)) + 1
  await updateMember(tx, { website_id, agent_id }, { turn })
  await updateLead(tx, { website_id, lead_id }, { assigned_to: agent_id })
  const data = { to: agent_id, name }
  await addLeadEvent(tx, { website_id, lead_id, kind: 'assigned', data, at: clock() })
  return { ...settings, holder: { name, email, language } }
}
