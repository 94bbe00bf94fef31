import { LEADS_NAMED } from '#rules/leads/team-limits.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { leadsByIds } from '../../records/leads/lead-rows.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { LeadAccess } from '../leads/lead-access.ts'

/** Emails somebody about the leads that they were given, in the transaction that gives them; not oneself. */
export async function tellHolder(
  { clock, db: tx }: Pick<World, 'clock' | 'db'>,
  { agent_id, website_id }: LeadAccess,
  { lead_ids, to }: { to: string; lead_ids: readonly string[] }
): Promise<void> {
  if (to === agent_id || lead_ids.length === 0) return
  const [by, holder] = [await agentById(tx, agent_id), await agentById(tx, to)]
  const leads = await leadsByIds(
    tx,
    { website_id, holder: undefined },
    lead_ids.slice(0, LEADS_NAMED)
  )
  await queueEmail(tx, clock(), {
    kind: 'leads-assigned',
    by: by.name,
    leads: leads.map(({ row: { lead_id, name } }) => ({ lead_id, name })),
    count: lead_ids.length,
    language: holder.language,
    to: { name: holder.name, address: holder.email }
  })
}
