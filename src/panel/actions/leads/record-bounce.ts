import { readEmail } from '#rules/people/email.ts'
import { addLeadEvent, leadById } from '../../records/leads/leads.ts'
import { suppress } from '../../records/leads/suppressions.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { emailHash } from './email-hash.ts'
import { endAddressSequences } from './end-sequences.ts'

/** Emails to this address come back: nothing more is sent to it, and the timeline says so. */
export async function recordBounce(
  { clock, db }: World,
  { lead_id, website_id }: { lead_id: string; website_id: number },
  address: string
): Promise<void> {
  const email_hash = await emailHash(db, readEmail(address) ?? '')
  const at = clock()
  await inTransaction(db, async (tx) => {
    await suppress(tx, { website_id, email_hash, reason: 'bounced', at })
    const email_key = readEmail(address) ?? ''
    await endAddressSequences(tx, { website_id, email_key }, { at, why: 'bounced' })
    if (!(await leadById(tx, website_id, lead_id))) return
    const data = { address }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'email_bounced', data, at })
  })
}
