import { unsubscribePath } from '#rules/leads/unsubscribe-path.ts'
import {
  bulkEmailById,
  type BulkEmailRow,
  noteOnBulkEmail
} from '../../records/leads/bulk-emails.ts'
import { endEnrolments } from '../../records/leads/end-enrolments.ts'
import { addLeadEvent, leadsAtAddress } from '../../records/leads/leads.ts'
import { withdrawConsents } from '../../records/leads/person-consents.ts'
import { personLeads } from '../../records/leads/people.ts'
import { suppress } from '../../records/leads/suppressions.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import type { AgentSender } from './agent-sender.ts'
import { emailToken, readEmailToken } from './email-tokens.ts'
import { endSearch } from './saved-searches/end-search.ts'

/** The page on the agent's host, and the address that email programs post to. */
export async function unsubscribeUrls(
  world: World,
  { website }: AgentSender,
  bulk_email_id: string
): Promise<{ page: string; oneClick: string }> {
  const token = await emailToken(world, 'unsubscribe', bulk_email_id)
  return {
    page: website + unsubscribePath(token),
    // The product's host outlives an agent's domain.
    oneClick: `${world.settings.siteUrl}/hooks/unsubscribe/${token}`
  }
}

/** What a link to unsubscribe is for; undefined if it is not one of ours. */
export async function readUnsubscribe(
  world: World,
  token: string
): Promise<{ email: BulkEmailRow | undefined } | undefined> {
  const bulk_email_id = await readEmailToken(world.db, 'unsubscribe', token)
  if (bulk_email_id === undefined) return undefined
  // A test to the agent themselves has no row.
  return { email: await bulkEmailById(world.db, bulk_email_id) }
}

/**
 * Ends every consent of the person, and suppresses the address even if they are erased by now. From an
 * alert, only its saved search ends.
 */
export async function unsubscribe(
  { clock, db }: World,
  email: BulkEmailRow,
  reason: 'complained' | 'unsubscribed' = 'unsubscribed'
): Promise<void> {
  const { bulk_email_id, email_hash, lead_id, saved_search_id, unsubscribed_at, website_id } = email
  const at = clock()
  await inTransaction(db, async (tx) => {
    if (isAlert(email) && reason === 'unsubscribed') {
      if (!unsubscribed_at) await noteOnBulkEmail(tx, bulk_email_id, { unsubscribed_at: at })
      if (saved_search_id !== null) await endSearch(tx, saved_search_id, { at, ended: reason })
      return
    }
    await suppress(tx, { website_id, email_hash, reason, at })
    if (!unsubscribed_at) await noteOnBulkEmail(tx, bulk_email_id, { unsubscribed_at: at })
    if (lead_id === null) return
    const leads = await everyLeadOf(tx, website_id, lead_id)
    if (leads.length === 0) return
    await endEnrolments(tx, { leads }, { website_id, at, why: 'unsubscribed' })
    const withdrawn = await withdrawConsents(tx, { website_id }, { at, leads })
    if (withdrawn === 0) return
    const data = { by: 'visitor' as const }
    await addLeadEvent(tx, { website_id, lead_id, kind: 'withdrawn', data, at })
  })
}

export function isAlert({ homes }: BulkEmailRow): boolean {
  return homes !== null
}

/** Those of the person, and of anyone else with the same address. */
async function everyLeadOf(tx: Db, website_id: number, lead_id: string): Promise<string[]> {
  const person = await personLeads(tx, { website_id, holder: undefined }, lead_id)
  if (!person) return []
  const same = await leadsAtAddress(tx, website_id, person.main.email_key)
  return [...new Set([...person.leads.map((lead) => lead.lead_id), ...same])]
}
