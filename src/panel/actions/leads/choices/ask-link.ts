import { CHOICES_LINK_HOURS } from '#rules/privacy/privacy-requests.ts'
import {
  insertPrivacyLink,
  type PrivacyLinkRow,
  privacyLinkById
} from '../../../records/leads/privacy-links.ts'
import { suppressionOf } from '../../../records/leads/suppressions.ts'
import { enqueue } from '../../../records/service/jobs.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { emailHash } from '../email-hash.ts'
import { readEmailToken } from '../email-tokens.ts'
import { SEND_PRIVACY_LINK } from './send-link.ts'

const HOUR_MS = 3_600_000

/**
 * Emails a link to a visitor's privacy choices, to whatever address is typed, so that nobody is told whether it is
 * known. One that emails come back from gets none.
 */
export async function askChoicesLink(
  { clock, db }: World,
  asked: { website_id: number; email: string; email_key: string; language: 'en' | 'fr' }
): Promise<void> {
  const { email_key, website_id } = asked
  const email_hash = await emailHash(db, email_key)
  const suppression = await suppressionOf(db, { website_id, email_hash })
  if (suppression?.reason === 'bounced') return
  const now = clock()
  await inTransaction(db, async (tx) => {
    const link_id = await insertPrivacyLink(tx, {
      ...asked,
      asked_at: now,
      expires_at: new Date(now.getTime() + CHOICES_LINK_HOURS * HOUR_MS)
    })
    // Without the address, which is forgotten with the link.
    await enqueue(tx, { kind: SEND_PRIVACY_LINK, payload: { link_id }, runAt: now, now })
  })
}

/** The link of a token, while it lasts; undefined for another website's. */
export async function openLink(
  { clock, db }: World,
  website_id: number,
  token: string
): Promise<PrivacyLinkRow | undefined> {
  const link_id = await readEmailToken(db, 'privacy', token)
  const link = link_id === undefined ? undefined : await privacyLinkById(db, link_id)
  return link?.website_id === website_id && link.expires_at > clock() ? link : undefined
}
