import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueEmail } from '#panel/actions/emails/queue-email.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { takeOverMessages } from '#panel/records/leads/late-messages.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
let website_id: number
beforeAll(async () => {
  panel = await startPanel()
  website_id = (await openBuilder(panel)).website_id
})
afterAll(() => panel.close())

/** What the contact form of the version before did, in one transaction. */
async function receiveAsBefore(request_key: string): Promise<void> {
  const { db } = panel.world
  await sql`
    insert into site_messages (website_id, kind, name, email, phone, message, page, language, consent,
      consented, was_checked, request_key, created)
    values (${website_id}, 'contact', 'Jo Visitor', 'jo@example.org', '4165550150', 'Is it sold?', '/contact',
      'en', 'Yes, write to me.', true, true, ${request_key}, ${panel.now()})
  `.execute(db)
  const about = {
    kind: 'site-message',
    form: 'contact',
    name: 'Jo Visitor',
    message: 'Is it sold?'
  }
  const rest = {
    email: 'jo@example.org',
    phone: '4165550150',
    address: '',
    consent: '',
    language: 'en'
  }
  const to = { name: 'Amara Osei', address: 'amara@lakeshore.ca' }
  const email = { ...about, ...rest, page: 'https://amara.example/contact', wasChecked: true, to }
  await queueEmail(db, panel.now(), email as never)
}

test('a message that a process of the version before stores becomes a lead and an email, once', async () => {
  const { db } = panel.world
  await receiveAsBefore('a-key')
  // A process of this version may try to send the email first.
  await runDueJobs(panel.world)
  await takeOverMessages(panel.world)
  await takeOverMessages(panel.world)
  panel.advanceClock(60_000)
  await runDueJobs(panel.world)

  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('website_id', '=', website_id)
    .execute()
  expect(leads).toMatchObject([
    { name: 'Jo Visitor', email: 'jo@example.org', message: 'Is it sold?', request_key: 'a-key' }
  ])
  const which = { website_id, lead_id: leads[0]!.lead_id }
  const of = (table: 'lead_events' | 'lead_consents') =>
    db.selectFrom(table).select(['website_id', 'lead_id', 'kind']).execute()
  expect(await of('lead_events')).toContainEqual({ ...which, kind: 'received' })
  expect(await of('lead_consents')).toContainEqual({ ...which, kind: 'inquiry' })
  const about = panel.emails.filter(({ subject }) => subject.includes('Jo Visitor'))
  expect(about).toMatchObject([{ to: { address: 'amara@lakeshore.ca' } }])

  // A message that the migration copied already is removed alone.
  await receiveAsBefore('a-key')
  await takeOverMessages(panel.world)
  const { rows } = await sql`select 1 from site_messages`.execute(db)
  expect(rows).toEqual([])
  const kept = await db
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', website_id)
    .execute()
  expect(kept).toHaveLength(1)
})
