import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'
import type { Brokerage } from './crossings/brokerage.ts'

/** Adds a row of this brokerage to each table that its kit leaves empty. */
export async function fillTables(db: Kysely<Database>, one: Brokerage): Promise<void> {
  const upm_id = String(one.ids.upm_id)
  const { order_id } = await db
    .selectFrom('orders')
    .select('order_id')
    .where('agent_id', '=', one.agent_id)
    .executeTakeFirstOrThrow()
  for (const [table, row] of rowsOf(one, { order_id, upm_id })) {
    const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
    await sql`insert into ${sql.id(table)} (${columns}) values (${sql.join(Object.values(row))})
      on conflict do nothing`.execute(db)
  }
}

type Row = [table: string, row: Record<string, unknown>]

function rowsOf(one: Brokerage, { order_id, upm_id }: { order_id: string; upm_id: string }): Row[] {
  const { agent_id, ids, marker, website_id, word } = one
  const at = new Date('2026-11-21T15:00:00Z')
  const email = `visitor@${word}.example`
  const site = { website_id }
  const lead = { ...site, lead_id: ids.lead_id }
  const registration_id = randomUUID()
  const text_id = `text of ${word}`
  const none = { subtotal: 100, tax: 13, amount: 113 }
  return [
    [
      'brokerage_moves',
      { ...site, move_at: at, details: '{}', broker_name: marker, broker_email: email, created: at }
    ],
    [
      'charges',
      {
        agent_id,
        ...site,
        upm_id,
        period_start: at,
        ...none,
        state: 'declined',
        created: at,
        ended: at
      }
    ],
    [
      'content_items',
      { kind: 'faq', item_id: '9001', title: '', version: 1, updated: at, updated_by: marker }
    ],
    ['content_presence', { kind: 'faq', item_id: '9001', agent_id, since: at, seen: at }],
    [
      'content_versions',
      {
        kind: 'faq',
        item_id: '9001',
        version: 1,
        fields: '{}',
        updated: at,
        updated_by: marker,
        agent_id
      }
    ],
    ['coupon_redemptions', { coupon_code: 'WELCOME10', agent_id, order_id, created: at }],
    ['domain_claims', { agent_id, base_url: `claimed-${word}.ca`, token: word, created: at }],
    ['email_suppressions', { ...site, email_hash: word, reason: 'unsubscribed', at }],
    ['erased_people', { ...site, hash: word, erased_at: at }],
    ['form_checks', { ...site, checked_by: 'agent', state: 'passed', step: '', checked_at: at }],
    ['go_live', { agent_id, board: `Board of ${marker}` }],
    ['import_columns', { ...site, kind: 'leads', headings_hash: word, columns: '{}', used_at: at }],
    ['inbound_emails', { email_hash: word, ...site, received: at }],
    ['lead_bounces', { ...site, address: email, code: '5.1.1', bounced_at: at }],
    ['lead_deliveries', { ...lead, channel: 'email', last_code: marker, updated: at }],
    ['lead_settings', { ...site, second_address: email }],
    ['leads_apart', { ...lead, other_id: ids.other_id }],
    [
      'listing_documents',
      { ...site, sha256: ids.sha256, bytes: 3, content: Buffer.from(word), created: at }
    ],
    [
      'pictures',
      {
        name: `${ids.sha256}.png`,
        type: 'image/png',
        bytes: Buffer.from('x'),
        alt: '',
        created: at,
        agent_id
      }
    ],
    ['consent_texts', { text_id, language: 'en', text: 'Yes' }],
    [
      'saved_searches',
      {
        ...lead,
        query: '',
        email,
        email_key: email,
        language: 'en',
        text_id,
        verified: true,
        asked_at: at
      }
    ],
    [
      'vow_registrations',
      {
        ...lead,
        registration_id,
        name: marker,
        email,
        email_key: email,
        language: 'en',
        registered_at: at,
        expires_at: at
      }
    ],
    [
      'vow_acceptances',
      {
        ...site,
        registration_id,
        terms_version: '1',
        text_id,
        accepted_at: at,
        confirmed_at: at
      }
    ],
    [
      'vow_links',
      {
        ...site,
        name: marker,
        email,
        email_key: email,
        language: 'en',
        asked_at: at,
        expires_at: at
      }
    ],
    [
      'privacy_links',
      { ...site, email, email_key: email, language: 'en', asked_at: at, expires_at: at }
    ],
    [
      'privacy_requests',
      {
        ...lead,
        kind: 'correction',
        message: marker,
        email,
        email_key: email,
        language: 'en',
        asked_at: at,
        due_at: at
      }
    ],
    ['removed_imports', { ...site, digest: word }],
    ['site_vow_listings', { ...site, listing_id: ids.listing_id }],
    ['vow_sessions', { token_hash: word, registration_id, expires_at: at }],
    ['sequence_enrolments', { ...lead, sequence_id: ids.sequence_id, joined_at: at }],
    [
      'setup_drafts',
      {
        agent_id,
        draft: JSON.stringify({ name: marker }),
        revision: 1,
        device: word,
        updated_at: at
      }
    ],
    [
      'site_messages',
      {
        ...site,
        kind: 'contact',
        name: marker,
        email,
        phone: '',
        message: '',
        page: '/',
        language: 'en',
        consent: '',
        consented: true,
        was_checked: true,
        request_key: randomUUID(),
        created: at
      }
    ],
    ['site_exports', { ...site, language: 'en', asked_at: at }],
    [
      'site_forwarding',
      { ...site, origin: `https://${word}.example`, since: '2026-01-01', until: '2026-01-02' }
    ],
    ['site_secrets', { ...site, name: 'googleMaps', sealed: word, updated: at }],
    [
      'site_stamps',
      {
        ...site,
        version: 1,
        token_hash: word,
        asked_name: marker,
        asked_email: email,
        findings: '[]',
        created: at,
        expires: at
      }
    ],
    [
      'site_visits',
      {
        ...site,
        day: '2026-11-20',
        page: `/${word}`,
        language: 'en',
        referrer: '',
        utm_source: '',
        utm_medium: '',
        utm_campaign: '',
        visits: 1,
        views: 1
      }
    ],
    ['website_pictures', { ...site, field: 'logo', data_url: `data:${word}` }]
  ]
}
