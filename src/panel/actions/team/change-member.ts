import type { InputOf } from '#contract/endpoint.ts'
import type { removeMember as remove, saveMember as save } from '#contract/team/team.ts'
import { messageFrom } from '#messages/language.ts'
import { leadRefusals } from '#messages/refusals/leads.ts'
import { teamRefusals } from '#messages/refusals/team.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { handOverLeads } from '../../records/team/held-leads.ts'
import { updateMember } from '../../records/team/members.ts'
import { lockTeam } from '../../records/team/team-settings.ts'
import { deleteRequests } from '../../records/service/idempotency.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { agentSender } from '../leads/agent-sender.ts'
import type { LeadAccess } from '../leads/lead-access.ts'
import { leadMembers } from '../leads/lead-members.ts'
import { logCount } from '../leads/log-access.ts'
import { tellHolder } from './tell-holder.ts'

/** @throws Refused with 404 for somebody who isn't in the team. */
export async function saveMember(
  { db }: World,
  { website_id }: LeadAccess,
  { agent_id, areas, role, takes_leads }: InputOf<typeof save>
): Promise<void> {
  const distinct = [...new Set(areas)]
  const change = { role, takes_leads, areas: distinct }
  if (!(await updateMember(db, { website_id, agent_id }, change))) throw noMember()
}

/**
 * Ends a member's access, from their next call on, and hands what they have to another member or to
 * nobody. Somebody who has left stays as they are.
 */
export async function removeMember(
  world: World,
  access: LeadAccess,
  { agent_id, leads_to }: InputOf<typeof remove>
): Promise<void> {
  const { clock, db } = world
  const { website_id } = access
  await inTransaction(db, async (tx) => {
    const inside = { ...world, db: tx }
    await lockTeam(tx, website_id)
    const to = await receiverOf(inside, access, { agent_id, leads_to })
    const left_at = clock()
    if (!(await updateMember(tx, { website_id, agent_id }, { left_at }))) return
    // The saved answers of their calls, which name people.
    await deleteRequests(tx, agent_id)
    const handover = { website_id, from: agent_id, to, by_agent: access.agent_id, at: left_at }
    const lead_ids = await handOverLeads(tx, handover)
    await tellRemoved(inside, access, agent_id)
    if (lead_ids.length === 0) return
    await logCount(inside, access, 'assigned', lead_ids.length)
    if (to) await tellHolder(inside, access, { to: to.agent_id, lead_ids })
  })
}

/** Otherwise a page without leads is all that says so. */
async function tellRemoved(
  inside: World,
  { agent_id: owner_id, website_id }: LeadAccess,
  agent_id: string
): Promise<void> {
  const { clock, db } = inside
  const [owner, removed] = [await agentById(db, owner_id), await agentById(db, agent_id)]
  const { brokerage } = await agentSender(inside, website_id)
  await queueEmail(db, clock(), {
    kind: 'member-removed',
    ...readerOf(removed),
    owner: owner.name,
    brokerage
  })
}

async function receiverOf(
  world: World,
  access: LeadAccess,
  { agent_id, leads_to }: { agent_id: string; leads_to: string | null }
) {
  if (leads_to === null) return null
  const others = await leadMembers(world, access)
  const to = others.find((one) => one.agent_id === leads_to && one.agent_id !== agent_id)
  if (to) return to
  const text = messageFrom(leadRefusals, (t) => t.noSuchMember)
  throw new Refused(text, 400, { errors: { leads_to: text } })
}

function noMember(): Refused {
  return new Refused(
    messageFrom(teamRefusals, (t) => t.noMember),
    404
  )
}
