import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import type { TestPanel } from './panel.ts'

/** A registered visitor of a website with a session and a further link, as if their first link had been used. */
export async function insertRegistration(
  { now, world: { db } }: TestPanel,
  { email, lead_id, website_id }: { website_id: number; lead_id: string; email: string }
): Promise<string> {
  const at = now()
  const expires_at = new Date(at.getTime() + 90 * 86_400_000)
  const text_id = await saveConsentText(db, 'en', 'The terms of use.')
  const visitor = { website_id, name: 'Kim', email, email_key: email, language: 'en' } as const
  const { registration_id } = await db
    .insertInto('vow_registrations')
    .values({ ...visitor, lead_id, registered_at: at, expires_at })
    .returning('registration_id')
    .executeTakeFirstOrThrow()
  const terms = { terms_version: '2026-11-27', text_id }
  await db
    .insertInto('vow_acceptances')
    .values({ registration_id, website_id, ...terms, accepted_at: at, confirmed_at: at })
    .execute()
  await db
    .insertInto('vow_sessions')
    .values({ token_hash: `of ${registration_id}`, registration_id, expires_at })
    .execute()
  await db
    .insertInto('vow_links')
    .values({ ...visitor, ...terms, asked_at: at, expires_at })
    .execute()
  return registration_id
}
