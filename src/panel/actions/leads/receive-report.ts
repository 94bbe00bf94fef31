import { type BulkEmailRow, noteOnBulkEmail } from '../../records/leads/bulk-emails.ts'
import { addLeadEvent, leadById, type LeadRow } from '../../records/leads/leads.ts'
import { suppress, suppressionOf } from '../../records/leads/suppressions.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { EmailReport } from '../../services/email/read-inbound.ts'
import type { World } from '../../services/world.ts'
import { emailHash } from './email-hash.ts'
import { endAddressSequences } from './end-sequences.ts'
import { leadAddresses } from './lead-addresses.ts'
import { recordBounce } from './record-bounce.ts'
import { recordReturned } from './record-lead-email.ts'
import { type Correspondence, isReturnOf } from './reply-address.ts'
import { unsubscribe } from './unsubscribe.ts'

/** A campaign's email that came back, or that its reader reported as spam, is its address's last one. */
export async function takeReport(
  world: World,
  sent: BulkEmailRow,
  report: EmailReport | undefined
): Promise<void> {
  if (report?.kind === 'complained') await unsubscribe(world, sent, 'complained')
  if (report?.kind !== 'bounced') return
  const { bulk_email_id, email_hash, lead_id, website_id } = sent
  const at = world.clock()
  await inTransaction(world.db, async (tx) => {
    await suppress(tx, { website_id, email_hash, reason: 'bounced', at })
    if (sent.state !== 'sent') return
    await noteOnBulkEmail(tx, bulk_email_id, { state: 'bounced' })
    const lead = lead_id === null ? undefined : await leadById(tx, website_id, lead_id)
    if (!lead) return
    await endAddressSequences(tx, lead, { at, why: 'bounced' })
    const data = { address: lead.email }
    await addLeadEvent(tx, { ...lead, kind: 'email_bounced', data, at })
  })
}

/**
 * An email about a lead that came back: the agent is told, or nothing more is sent to the lead. False if it
 * was sent to an address that isn't theirs any more.
 */
export async function takeReturned(
  world: World,
  lead: LeadRow,
  returned: { returned: Correspondence; token: string },
  report: EmailReport | undefined
): Promise<boolean> {
  const isToAgent = returned.returned === 'agent'
  const addresses = isToAgent ? await leadAddresses(world, lead.website_id) : [lead.email]
  const to = await sentTo(world, returned, addresses)
  if (to === undefined) return false
  if (report?.kind !== 'bounced') return true
  if (isToAgent) await recordReturned(world, lead, { address: to, code: report.code })
  else if (!(await isKnown(world, lead))) await recordBounce(world, lead, to)
  return true
}

/** Which of these the email that came back was sent to. */
async function sentTo(
  world: World,
  returned: { returned: Correspondence; token: string },
  addresses: readonly string[]
): Promise<string | undefined> {
  for (const address of addresses) {
    if (await isReturnOf(world, returned, address)) return address
  }
  return undefined
}

/** Servers that received no answer deliver a report again. */
async function isKnown({ db }: World, { email_key, website_id }: LeadRow): Promise<boolean> {
  const email_hash = await emailHash(db, email_key)
  return (await suppressionOf(db, { website_id, email_hash }))?.reason === 'bounced'
}
