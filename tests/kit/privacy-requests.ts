import { insertPrivacyLink } from '#panel/records/leads/privacy-links.ts'
import { insertPrivacyRequest } from '#panel/records/leads/privacy-requests.ts'
import { type PrivacyRequestKind, requestTimes } from '#rules/privacy/privacy-requests.ts'
import type { TestPanel } from './panel.ts'

type Asked = { website_id: number; lead_id?: string; email: string; kind?: PrivacyRequestKind }

/** A request as a visitor sends it; its id. */
export async function addPrivacyRequest(
  { now, world }: TestPanel,
  { email, kind = 'correction', lead_id, website_id }: Asked
): Promise<string> {
  const asked_at = now()
  const { due_at } = requestTimes(asked_at)
  const request_id = await insertPrivacyRequest(world.db, {
    website_id,
    lead_id: lead_id ?? null,
    kind,
    email,
    email_key: email,
    message: `${email} is spelt wrong.`,
    language: 'en',
    asked_at,
    due_at
  })
  if (request_id === undefined) throw new Error('the address has such a request already')
  return request_id
}

/** One that is answered, of which nobody is told again, and the visitor's link. */
export async function addAnsweredRequest(panel: TestPanel, asked: Asked): Promise<void> {
  const { db } = panel.world
  const at = panel.now()
  const { email, website_id } = asked
  const request_id = await addPrivacyRequest(panel, asked)
  const row = db.updateTable('privacy_requests').where('request_id', '=', request_id)
  await row.set({ answer: 'corrected', answered_at: at }).execute()
  const link = { website_id, email, email_key: email, language: 'en' } as const
  await insertPrivacyLink(db, { ...link, asked_at: at, expires_at: at })
}
