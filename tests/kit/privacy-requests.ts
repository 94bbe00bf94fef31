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
    message: 'My name is spelt Jo Visiter.',
    language: 'en',
    asked_at,
    due_at
  })
  if (request_id === undefined) throw new Error('the address has such a request already')
  return request_id
}
