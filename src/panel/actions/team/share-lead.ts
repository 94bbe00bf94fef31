import { takerOf } from '#rules/leads/share-leads.ts'
import { type AgentRow, agentById } from '../../records/accounts/agents.ts'
import { addLeadEvent, leadById } from '../../records/leads/leads.ts'
import { sameKeyLeads, updateLead } from '../../records/leads/people.ts'
import { membersOf, updateMember } from '../../records/team/members.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { Db, World } from '../../services/world.ts'
import { teamSizeOf } from './team-size.ts'

type NewLead = {
  lead_id: string
  /** What says where it is about: the home, the property, the page. */
  places: readonly string[]
}

/** How a new lead was shared out; undefined without a team. */
export type Shared = {
  owner_copies: boolean
  holder: Pick<AgentRow, 'email' | 'language' | 'name'> | undefined
  /** No member takes leads of its area. */
  isUncovered: boolean
}

/** Gives a new lead to a member by the team's rule, one lead of a website after the other. */
export async function shareLead(
  { clock, db: tx }: Pick<World, 'clock' | 'db'>,
  { agent_id: owner_id, website_id }: Pick<WebsiteRow, 'agent_id' | 'website_id'>,
  { lead_id, places }: NewLead
): Promise<Shared | undefined> {
  if ((await teamSizeOf({ clock, db: tx }, website_id)) === 0) return undefined
  const { owner_copies, sharing } = await lockTeam(tx, website_id)
  const which = { website_id, lead_id }
  const members = await membersOf(tx, website_id)
  const takers = members.filter(({ takes_leads }) => takes_leads)
  const able = [owner_id, ...takers.map(({ agent_id }) => agent_id)]
  const known_id = sharing === 'hand' ? undefined : await holderOfPerson(tx, which, able)
  const agent_id = known_id ?? takerOf(sharing, takers, places)?.agent_id
  if (agent_id === undefined) {
    return { owner_copies, holder: undefined, isUncovered: sharing === 'area' }
  }
  if (known_id === undefined) {
    const turn = Math.max(...members.map((member) => member.turn)) + 1
    await updateMember(tx, { website_id, agent_id }, { turn })
  }
  await updateLead(tx, which, { assigned_to: agent_id })
  const { email, language, name } = await agentById(tx, agent_id)
  const data = { to: agent_id, name }
  await addLeadEvent(tx, { ...which, kind: 'assigned', data, at: clock() })
  const holder = agent_id === owner_id ? undefined : { name, email, language }
  return { owner_copies, holder, isUncovered: false }
}

/** Which of these agents has the person of a new lead already: two of them would call the same person. */
async function holderOfPerson(
  tx: Db,
  { lead_id, website_id }: { website_id: number; lead_id: string },
  able: readonly string[]
): Promise<string | undefined> {
  const lead = await leadById(tx, website_id, lead_id)
  const person = { main_id: lead_id, keys: lead ? [lead] : [], most: SAME_PEOPLE_MAX }
  const same = await sameKeyLeads(tx, { website_id, holder: undefined }, person)
  const held = same.find(({ assigned_to }) => assigned_to !== null && able.includes(assigned_to))
  return held?.assigned_to ?? undefined
}

const SAME_PEOPLE_MAX = 20
