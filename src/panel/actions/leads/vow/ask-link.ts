import { SIGN_IN_HOURS } from '#rules/listings/vow.ts'
import { saveConsentText } from '../../../records/leads/lead-consents.ts'
import { suppressionOf } from '../../../records/leads/suppressions.ts'
import { insertVowLink } from '../../../records/leads/vow-links.ts'
import { vowRegistrationAt } from '../../../records/leads/vow-registrations.ts'
import { enqueue } from '../../../records/service/jobs.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { emailHash } from '../email-hash.ts'
import { SEND_VOW_LINK } from './send-link.ts'

const HOUR_MS = 3_600_000

export type AskedLink = {
  website_id: number
  email: string
  email_key: string
  language: 'en' | 'fr'
  /** Of a visitor who registers, with the terms that they accepted. */
  registers?: { name: string; terms: string; version: string } | undefined
}

/**
 * Emails a link to register or to sign in. Nobody is told whether an address is registered: one that isn't
 * gets no link to sign in, nor does one whose registration the agent ended, or that emails come back from.
 */
export async function askVowLink({ clock, db }: World, asked: AskedLink): Promise<void> {
  const { email, email_key, language, registers, website_id } = asked
  const known = await vowRegistrationAt(db, website_id, email_key)
  const email_hash = await emailHash(db, email_key)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  const comesBack = suppression !== undefined && suppression.reason !== 'unsubscribed'
  if (comesBack || known?.ended_at || (!known && !registers)) return
  const now = clock()
  await inTransaction(db, async (tx) => {
    const link_id = await insertVowLink(tx, {
      website_id,
      name: registers?.name ?? known?.name ?? '',
      email,
      email_key,
      language,
      terms_version: registers?.version ?? null,
      text_id: registers ? await saveConsentText(tx, language, registers.terms) : null,
      asked_at: now,
      expires_at: new Date(now.getTime() + SIGN_IN_HOURS * HOUR_MS)
    })
    // Without the address, which is forgotten unless the link is used.
    await enqueue(tx, { kind: SEND_VOW_LINK, payload: { link_id }, runAt: now, now })
  })
}
