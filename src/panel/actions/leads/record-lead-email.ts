import { REPORTED_BOUNCE_MS } from '#rules/leads/bounce.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import { agentById } from '../../records/accounts/agents.ts'
import {
  clearLeadBounce,
  saveLeadBounce,
  secondAddressOf
} from '../../records/leads/lead-bounces.ts'
import { recordDelivery, recordReturnedDelivery } from '../../records/leads/lead-deliveries.ts'
import { memberByEmail } from '../../records/team/members.ts'
import { websiteById } from '../../records/websites/websites.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { type Email, queueEmail } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { leadAddresses } from './lead-addresses.ts'

type Result = { state: 'delivered' | 'failed' | 'waiting'; code: string }

/** Shows the agent what became of the email about a lead; that it came back is told elsewhere too. */
export async function recordLeadEmail(
  world: World,
  email: Email,
  { code, state }: Result
): Promise<void> {
  if (email.kind !== 'lead-received') return
  const { lead_id, to, website_id } = email
  if (lead_id === undefined || website_id === undefined) return
  const { clock, db } = world
  const result = { last_code: code, state, updated: clock() }
  await recordDelivery(db, { lead_id, website_id }, 'email', result)
  if (state === 'delivered') {
    const reportedBefore = new Date(clock().getTime() - REPORTED_BOUNCE_MS)
    const all = await leadAddresses(world, website_id)
    await clearLeadBounce(db, website_id, { address: to.address, all, reportedBefore })
  }
  if (state === 'failed') await tellBounce(world, { address: to.address, code, website_id })
}

/** The email to the agent was accepted, and came back later. */
export async function recordReturned(
  world: World,
  lead: { lead_id: string; website_id: number },
  { address, code }: { address: string; code: string }
): Promise<void> {
  const { clock, db } = world
  await recordReturnedDelivery(db, lead, 'email', { last_code: code, updated: clock() })
  await tellBounce(world, { address, code, website_id: lead.website_id })
}

/** By the second address, or by the account's own; once a day. */
async function tellBounce(
  { clock, db }: World,
  { address, code, website_id }: { website_id: number; address: string; code: string }
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (tx) => {
    await saveLeadBounce(tx, { website_id, address, code, bounced_at: now })
    const website = await websiteById(tx, website_id)
    if (!website) return
    const agent = await agentById(tx, website.agent_id)
    const second = await secondAddressOf(tx, website_id)
    const other = [second, agent.email].find((one) => one !== '' && one !== address)
    if (other === undefined) return
    const reader = readerOf({ ...agent, email: other })
    const member = await memberByEmail(tx, website_id, address)
    const day = formatDateWithDayjs(now, 'YYYY-MM-DD')
    await queueEmail(
      tx,
      now,
      { kind: 'lead-bounced', ...reader, address, code, ...(member && { member: member.name }) },
      `lead-bounced:${website_id}:${day}`
    )
  })
}
