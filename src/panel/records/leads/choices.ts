import { sql } from 'kysely'
import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import type { Db } from '../../services/world.ts'
import type { SavedSearchRow } from './saved-searches.ts'

type AtAddress = { website_id: number; email_key: string }

/** Every lead of the people who have this address, merged ones included. */
export async function leadsOfAddress(
  db: Db,
  { email_key, website_id }: AtAddress
): Promise<string[]> {
  if (email_key === '') return []
  const { rows } = await sql<{ lead_id: string }>`
    with people as (select distinct coalesce(merged_into, lead_id) as main_id from leads
      where website_id = ${website_id} and email_key = ${email_key} and erased_at is null)
    select lead_id from leads join people on leads.lead_id = main_id or leads.merged_into = main_id
    where website_id = ${website_id}
  `.execute(db)
  return rows.map(({ lead_id }) => lead_id)
}

/** Who else has some addresses than some leads: of each address the person whose lead came last. */
export async function othersAtAddresses(
  db: Db,
  { website_id }: { website_id: number },
  { addresses, leads }: { addresses: readonly string[]; leads: readonly string[] }
): Promise<{ email_key: string; lead_id: string; website_id: number }[]> {
  if (addresses.length === 0 || leads.length === 0) return []
  return db
    .selectFrom('leads')
    .distinctOn('email_key')
    .select(['email_key', 'website_id'])
    .select(({ fn }) => fn.coalesce('merged_into', 'lead_id').as('lead_id'))
    .where('website_id', '=', website_id)
    .where('email_key', 'in', addresses)
    .where('lead_id', 'not in', leads)
    .where('erased_at', 'is', null)
    .where('is_test', '=', false)
    .orderBy('email_key')
    .orderBy('received_at', 'desc')
    .execute()
}

export type ConsentWithText = {
  lead_id: string
  kind: ConsentKind
  given_at: Date
  ends_at: Date | null
  withdrawn_at: Date | null
  how: string
  /** Of the lead that it came with. */
  page: string
  text: string | null
}

/** The consents of some leads with the exact texts agreed to, the earliest first. */
export function consentsWithTexts(
  db: Db,
  website_id: number,
  leads: readonly string[]
): Promise<ConsentWithText[]> {
  if (leads.length === 0) return Promise.resolve([])
  return db
    .selectFrom('lead_consents as given')
    .innerJoin('leads', 'leads.lead_id', 'given.lead_id')
    .leftJoin('consent_texts', 'consent_texts.text_id', 'given.text_id')
    .select(['given.kind', 'given.given_at', 'given.ends_at', 'given.withdrawn_at', 'given.how'])
    .select(['given.lead_id', 'leads.page', 'consent_texts.text'])
    .where('given.website_id', '=', website_id)
    .where('given.lead_id', 'in', leads)
    .orderBy('given.consent_id')
    .execute()
}

/** The saved searches of an address with what was agreed to, the newest first. */
export function searchesAtAddress(
  db: Db,
  { email_key, website_id }: AtAddress
): Promise<(SavedSearchRow & { text: string })[]> {
  return db
    .selectFrom('saved_searches')
    .innerJoin('consent_texts', 'consent_texts.text_id', 'saved_searches.text_id')
    .selectAll('saved_searches')
    .select('consent_texts.text')
    .where('website_id', '=', website_id)
    .where('email_key', '=', email_key)
    .orderBy('asked_at', 'desc')
    .orderBy('saved_search_id')
    .execute()
}
