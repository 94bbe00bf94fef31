import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { emailHashKey, hashEmail } from '#panel/actions/leads/email-hash.ts'
import { addRecipients, countAudience } from '#panel/records/leads/audience.ts'
import { consentsFor } from '#panel/records/leads/people-consents.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { campaignBasis, waitsForVerifying } from '#rules/leads/suppression.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { seededRandom } from '../../kit/seeded-random.ts'
import { openBuilder } from '../../kit/site-builder.ts'

const PEOPLE = 10_000
const DAY_MS = 86_400_000
const CAMPAIGN = '0b8f7a52-7f5e-4d5c-9c7e-3a1f1b2c3d4e'

let panel: TestPanel
let website_id: number
beforeAll(async () => {
  panel = await startPanel()
  website_id = (await openBuilder(panel)).website_id
})
afterAll(() => panel.close())

/** People with any mix of consents, unverified messages, withdrawals, merges, shared addresses and suppressions. */
async function addHistories(): Promise<void> {
  const { db } = panel.world
  const random = seededRandom(20_261_123)
  const upTo = (most: number) => Math.floor(random() * most)
  const now = panel.now().getTime()
  // Whole days, so that moments often coincide with each other and with now.
  const received_at = new Date(now - DAY_MS)
  const moment = () => new Date(now + (upTo(40) - 30) * DAY_MS)
  const leads = Array.from({ length: PEOPLE }, (_, at) => {
    const shared = upTo(10) === 0 ? upTo(at + 1) : at
    const email_key = upTo(25) === 0 ? '' : `person${shared}@example.org`
    return {
      lead_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      website_id,
      kind: 'contact' as const,
      name: 'A person',
      email: email_key,
      email_key,
      language: upTo(2) === 0 ? ('en' as const) : ('fr' as const),
      verified: upTo(3) > 0,
      is_test: upTo(50) === 0,
      received_at,
      last_activity_at: panel.now(),
      erased_at: upTo(50) === 0 ? panel.now() : null,
      merged_into: null as string | null
    }
  })
  // Merges are flat: the first half are people, into whom some of the others were merged.
  for (const lead of leads.slice(PEOPLE / 2))
    if (upTo(4) === 0) lead.merged_into = leads[upTo(PEOPLE / 2)]?.lead_id ?? null
  const consents = leads.flatMap(({ lead_id, verified }) =>
    Array.from({ length: upTo(4) }, () => {
      const kind = (['express', 'inquiry', 'client'] as const)[upTo(3)] ?? 'express'
      return {
        website_id,
        lead_id,
        kind,
        language: 'en' as const,
        // Half of an unverified message's consents came with it.
        given_at: !verified && upTo(2) === 0 ? received_at : moment(),
        ends_at: kind === 'express' ? null : moment(),
        withdrawn_at: upTo(4) === 0 ? moment() : null
      }
    })
  )
  const hashKey = await emailHashKey(db)
  const suppressions = [...new Set(leads.map(({ email_key }) => email_key))]
    .filter((email_key) => email_key !== '' && upTo(6) === 0)
    .map((email_key) => ({
      website_id,
      email_hash: hashEmail(hashKey, email_key),
      reason: (['unsubscribed', 'bounced', 'complained'] as const)[upTo(3)] ?? 'bounced',
      at: moment()
    }))
  for (let at = 0; at < leads.length; at += 1000)
    await db
      .insertInto('leads')
      .values(leads.slice(at, at + 1000))
      .execute()
  for (let at = 0; at < consents.length; at += 1000)
    await db
      .insertInto('lead_consents')
      .values(consents.slice(at, at + 1000))
      .execute()
  for (let at = 0; at < suppressions.length; at += 1000)
    await db
      .insertInto('email_suppressions')
      .values(suppressions.slice(at, at + 1000))
      .execute()
}

test('of 10,000 random histories, SQL selects exactly those whom the rule allows', async () => {
  const { db } = panel.world
  await addHistories()
  const hashKey = await emailHashKey(db)
  // As the database does by itself some seconds after an import.
  await sql`analyze leads, lead_consents, email_suppressions`.execute(db)
  const now = panel.now()
  const people = await db
    .selectFrom('leads')
    .select(['lead_id', 'email_key', 'website_id'])
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where('is_test', '=', false)
    .where('email_key', '<>', '')
    .orderBy('lead_id')
    .execute()
  const byAddress = new Map(people.toReversed().map((one) => [one.email_key, one]))
  const suppressed = await db.selectFrom('email_suppressions').selectAll().execute()
  const suppressions = new Map(suppressed.map((one) => [one.email_hash, one]))
  const allowed: string[] = []
  const rows = await db
    .selectFrom('leads')
    .select(['lead_id', 'merged_into', 'email_key', 'erased_at', 'received_at', 'verified'])
    .execute()
  const merged = Map.groupBy(rows, ({ merged_into }) => merged_into)
  const addressed = Map.groupBy(rows, ({ email_key }) => email_key)
  const byId = new Map(rows.map((row) => [row.lead_id, row]))
  const stored = await db.selectFrom('lead_consents').selectAll().execute()
  const judged = stored.map((consent) => {
    const { received_at, verified = true } = byId.get(consent.lead_id) ?? {}
    return { ...consent, is_unverified: !verified && +consent.given_at === Number(received_at) }
  })
  const given = Map.groupBy(judged, ({ lead_id }) => lead_id)
  let unverified = 0
  for (const [at, { email_key, lead_id }] of [...byAddress.values()].entries()) {
    const same = (addressed.get(email_key) ?? []).filter(({ erased_at }) => erased_at === null)
    const sources = [
      lead_id,
      ...[...(merged.get(lead_id) ?? []), ...same].map((row) => row.lead_id)
    ]
    const consents = [...new Set(sources)].flatMap((source) => given.get(source) ?? [])
    // What is read at the moment of sending is the same.
    if (at % 20 === 0) {
      const read = await consentsFor(db, { website_id, lead_id })
      expect(read).toHaveLength(consents.length)
      const doubted = (some: readonly { is_unverified: boolean }[]) =>
        some.filter(({ is_unverified }) => is_unverified).length
      expect(doubted(read)).toBe(doubted(consents))
    }
    const email_hash = hashEmail(hashKey, email_key)
    const suppression = suppressions.get(email_hash)
    if (campaignBasis(consents, suppression, now)) allowed.push(email_hash)
    if (waitsForVerifying(consents, suppression, now)) unverified += 1
  }

  const scope = { website_id, audience: EVERYONE, hashKey, now }
  const written = { name: 'All', subject: '', body: '', language: 'en' as const }
  const audience = JSON.stringify(EVERYONE)
  await db
    .insertInto('campaigns')
    .values({ campaign_id: CAMPAIGN, website_id, ...written, audience, created: now, updated: now })
    .execute()
  await addRecipients(db, CAMPAIGN, scope)
  await addRecipients(db, CAMPAIGN, scope)
  const selected = await db.selectFrom('bulk_emails').select('email_hash').execute()
  expect(selected.map(({ email_hash }) => email_hash).toSorted()).toEqual(allowed.toSorted())
  expect(allowed.length).toBeGreaterThan(200)
  expect(byAddress.size - allowed.length).toBeGreaterThan(200)
  expect(await countAudience(db, scope)).toMatchObject({
    may: allowed.length,
    unverified,
    without_consent: byAddress.size - allowed.length - unverified
  })
  expect(unverified).toBeGreaterThan(200)
})
