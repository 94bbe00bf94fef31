import { type PrivacyRequestKind, requestTimes } from '#rules/privacy/privacy-requests.ts'
import { addLeadEvent, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { lockPeople } from '../../../records/leads/people.ts'
import type { PrivacyLinkRow } from '../../../records/leads/privacy-links.ts'
import { insertPrivacyRequest } from '../../../records/leads/privacy-requests.ts'
import { enqueueAll } from '../../../records/service/jobs.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { TELL_OF_REQUEST } from './tell-of-request.ts'

/**
 * Stores a visitor's request about their data, with its due date, and tells the agent at once and before it is due.
 * While one of the same kind is open, another changes nothing.
 */
export async function askRequest(
  { clock, db }: World,
  link: PrivacyLinkRow,
  { kind, message }: { kind: PrivacyRequestKind; message: string }
): Promise<void> {
  const { email, email_key, language, website_id } = link
  const at = clock()
  const { due_at, remind } = requestTimes(at)
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, { website_id })
    const lead_id = (await mainLeadAtAddress(tx, website_id, email_key)) ?? null
    const asked = { website_id, lead_id, kind, email, email_key, message, language }
    const request_id = await insertPrivacyRequest(tx, { ...asked, asked_at: at, due_at })
    if (request_id === undefined) return
    if (lead_id !== null) {
      const data = { request: kind, ...(message !== '' && { message }) }
      await addLeadEvent(tx, { website_id, lead_id, kind: 'privacy_request', data, at })
    }
    const payload = { request_id }
    await enqueueAll(
      tx,
      [{ at }, ...remind].map((one) => ({
        kind: TELL_OF_REQUEST,
        payload,
        runAt: one.at,
        now: at
      }))
    )
  })
}
