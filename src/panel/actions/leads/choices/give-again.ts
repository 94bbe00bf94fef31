import { addConsents, saveConsentText } from '../../../records/leads/lead-consents.ts'
import { addLeadEvent, mainLeadAtAddress } from '../../../records/leads/leads.ts'
import { lockPeople } from '../../../records/leads/people.ts'
import type { PrivacyLinkRow } from '../../../records/leads/privacy-links.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'

/** Records a visitor's yes to the agent's emails, with its exact text. False if nobody has the address. */
export async function giveAgain(
  { clock, db }: World,
  { email_key, website_id }: PrivacyLinkRow,
  { language, text }: { language: 'en' | 'fr'; text: string }
): Promise<boolean> {
  const given_at = clock()
  return inTransaction(db, async (tx) => {
    await lockPeople(tx, { website_id })
    const lead_id = await mainLeadAtAddress(tx, website_id, email_key)
    if (lead_id === undefined) return false
    const text_id = await saveConsentText(tx, language, text)
    const which = { website_id, lead_id }
    await addConsents(tx, [{ ...which, kind: 'express', language, given_at, text_id }])
    await addLeadEvent(tx, {
      ...which,
      kind: 'consent',
      data: { kind: 'express', how: '', agreed_to: text },
      at: given_at
    })
    return true
  })
}
