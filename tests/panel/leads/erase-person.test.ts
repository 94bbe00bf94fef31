import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changes from '#contract/leads/person-changes.ts'
import { erasePerson, keepPeopleApart, mergePeople } from '#contract/leads/same-person.ts'
import { joinSequence } from '#contract/leads/sequences.ts'
import { readBackup, writeBackupFile } from '#panel/actions/operations/backup-file.ts'
import { queueEmail } from '#panel/actions/emails/queue-email.ts'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { joinTeam } from '#panel/records/team/members.ts'
import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { insertTags } from '#panel/records/leads/lead-tags.ts'
import { tablesOf } from '#panel/records/backup/catalog.ts'
import { outboxTransport } from '#panel/services/email/email-outbox.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { allRows } from '../../kit/all-rows.ts'
import { EMAIL_SAMPLES } from '../../kit/email-samples.ts'
import { aboutLead, LEAD_EMAIL_KINDS } from '../../kit/emails-about-leads.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { addAnsweredRequest } from '../../kit/privacy-requests.ts'
import { insertRegistration } from '../../kit/registrations.ts'
import { startSequence } from '../../kit/sequences.ts'

const folder = mkdtempSync(join(tmpdir(), 'maplekey-erasure-'))
const outbox = join(folder, 'outbox')

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openLeads>>
beforeAll(async () => {
  const email = outboxTransport(outbox, { name: 'Maplekey', address: 'hello@maplekey.test' })
  panel = await startPanel({ settings: { rateLimits: false }, world: { email } })
  ann = await openLeads(panel)
  // A website with a team has a log of who saw what.
  const { website_id } = ann
  const { agent_id } = await panel.registerAgent()
  const joined_at = panel.now()
  await joinTeam(panel.world.db, { website_id, agent_id, role: 'agent', joined_at })
})
afterAll(async () => {
  await panel.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What only the erased person's data contains. */
const MARKED = /marked|41655501(66|77)|555-01(66|77)/i

const marked = {
  name: 'Marked Person',
  email: 'marked@visitor.test',
  phone: '4165550166',
  message: 'A marked message'
}

/** A person of two merged leads, with something in every table that refers to one. */
async function markedPerson(): Promise<string> {
  const { db } = panel.world
  const { website_id } = ann
  const sequence = await startSequence(panel, ann, { kinds: [] })
  const lead_id = await ann.lead(marked)
  const other_id = await ann.lead({
    ...marked,
    email: 'other.marked@visitor.test',
    phone: '4165550177'
  })
  for (const which of [lead_id, other_id]) {
    await panel.call(
      changes.addNote,
      { lead_id: which, text: 'A marked note' },
      { ...ann, idempotencyKey: `note-${which}` }
    )
    await panel.call(changes.addTask, { lead_id: which, title: 'A marked task', due_on: null }, ann)
    await panel.call(
      changes.recordConsent,
      { lead_id: which, given_on: '2026-11-20', how: 'A marked how' },
      ann
    )
    await insertTags(db, { lead_id: which, website_id }, ['Marked tag'])
    await db
      .insertInto('lead_deliveries')
      .values({
        website_id,
        lead_id: which,
        channel: 'email',
        last_code: 'marked',
        updated: panel.now()
      })
      .execute()
    await db
      .insertInto('bulk_emails')
      .values({
        website_id,
        lead_id: which,
        email_hash: `hash of ${which === lead_id ? 'one' : 'another'}`,
        language: 'en',
        place: 1,
        due_at: new Date('2030-01-01')
      })
      .execute()
    await panel.call(
      joinSequence,
      { lead_id: which, sequence_id: sequence.sequence_id },
      { ...ann, idempotencyKey: `join-${which}` }
    )
    await queueLeadEmails(which)
  }
  await savedSearch(lead_id)
  await insertRegistration(panel, { website_id: ann.website_id, lead_id, email: marked.email })
  await addAnsweredRequest(panel, { website_id: ann.website_id, lead_id, email: marked.email })
  await runDueJobs(panel.world)
  await sendLetter()
  await queueLeadEmails(lead_id)
  const partner = await ann.lead({ name: 'Robin', email: 'robin@home.test' })
  await panel.call(keepPeopleApart, { lead_id, other_id: partner }, ann)
  await panel.call(mergePeople, { lead_id, other_id }, ann)
  return lead_id
}

/** One that hangs on the lead, and one that its address hasn't confirmed. */
async function savedSearch(lead_id: string): Promise<void> {
  const { db } = panel.world
  const text_id = await saveConsentText(db, 'en', 'Yes, email me new homes.')
  const { website_id } = ann
  const { email } = marked
  const search = { website_id, email, email_key: email, language: 'en', text_id } as const
  const asked = { ...search, verified: true, asked_at: panel.now() }
  await db
    .insertInto('saved_searches')
    .values([
      { ...asked, query: 'beds=3', lead_id, confirmed_at: panel.now() },
      { ...asked, query: 'q=marked' }
    ])
    .execute()
}

/** Every kind of email about a lead, each with its id, as the erasure looks for it. */
async function queueLeadEmails(lead_id: string): Promise<void> {
  const { email, name } = marked
  const lead = { name, address: email }
  const agent = { name: 'Ann', address: 'ann@agent.test' }
  for (const kind of LEAD_EMAIL_KINDS) {
    const about = aboutLead(kind, { ...marked, lead_id })
    const mailboxes = kind === 'lead-answer' ? { to: lead } : { to: agent, replyTo: lead }
    await queueEmail(panel.world.db, panel.now(), { ...about, ...mailboxes })
  }
}

/** A campaign's letter, which is sent without a job. It needs not name its reader. */
async function sendLetter(): Promise<void> {
  const { email, settings } = panel.world
  const to = { name: marked.name, address: marked.email }
  await email.send({ id: 'bulk-1', to, ...renderEmail(EMAIL_SAMPLES['lead-letter'], settings) })
}

const isMarked = (name: string) => MARKED.test(readFileSync(join(outbox, name), 'utf8'))

const markedRows = (rows: Record<string, string[]>) =>
  Object.entries(rows).flatMap(([table, all]) =>
    all.filter((row) => MARKED.test(row)).map((row) => [table, row])
  )

test('an erased person is gone from every table, the outbox and the next backup', async () => {
  const { db } = panel.world
  const unharmed = await ann.lead({ name: 'Somebody Else', email: 'else@visitor.test' })
  const lead_id = await markedPerson()
  const before = await allRows(db)
  for (const table of await tablesOfLeads()) {
    expect(
      before[table]?.some((row) => row.includes(lead_id)),
      `fill ${table} in this test`
    ).toBe(true)
  }
  expect(markedRows(before).length).toBeGreaterThan(12)
  const others = readdirSync(outbox).filter((name) => !isMarked(name))
  expect(others.length).toBeGreaterThan(0)
  const markedEmails = readdirSync(outbox).length - others.length
  expect(markedEmails).toBeGreaterThan(2 * LEAD_EMAIL_KINDS.length)

  const confirmed = { lead_id, confirm: 'erase' } as const
  expect((await panel.call(erasePerson, confirmed, ann)).status).toBe(200)
  expect(markedRows(await allRows(db))).toEqual([])
  // What a campaign counts stays, without whom it went to.
  const { rows: sends } = await sql`select lead_id from bulk_emails`.execute(db)
  expect(sends).toEqual([{ lead_id: null }, { lead_id: null }])
  const { rows: enrolments } = await sql`
    select lead_id, next_at, ended from sequence_enrolments order by ended`.execute(db)
  expect(enrolments).toEqual([
    { lead_id: null, next_at: null, ended: 'erased' },
    { lead_id: null, next_at: null, ended: 'merged' }
  ])
  expect(readdirSync(outbox)).toEqual(others)
  expect((await panel.call(erasePerson, confirmed, ann)).status).toBe(404)
  expect((await ann.person(unharmed)).lead.name).toBe('Somebody Else')

  const file = join(folder, 'after.backup')
  await writeBackupFile(db, file)
  const lines: string[] = []
  for await (const line of readBackup(file)) lines.push(line)
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => MARKED.test(line))).toEqual([])
  expect(panel.logged.filter((line) => MARKED.test(line))).toEqual([])
})

test('one row remains, which says only that there was a lead', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select name, email, phone, email_key, phone_key, address, message, home, page, request_key
    from leads where website_id = ${ann.website_id} and erased_at is not null
  `.execute(panel.world.db)
  expect(rows).toHaveLength(1)
  expect(new Set(Object.values(rows[0] ?? {}))).toEqual(new Set(['', null]))
})

test('an agent can’t give the erased address to another person, but the visitor may write again', async () => {
  const lead_id = await ann.lead({ name: 'New Person', email: '', phone: '4165550188' })
  const details = { lead_id, name: 'New Person', address: '', home: '' }
  for (const [email, phone] of [
    ['Marked@visitor.test', ''],
    ['', '(416) 555-0177']
  ] as const) {
    const { body, status } = await panel.call(
      changes.saveDetails,
      { ...details, email, phone },
      ann
    )
    expect(status).toBe(409)
    expect(body.message).toBe('A person with this address or number was erased at your request.')
  }
  const again = await ann.lead(marked)
  expect((await ann.person(again)).lead.email).toBe(marked.email)
})

/** Tables that refer to leads, of whichever part of the product. */
async function tablesOfLeads(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as "table"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'leads'::regclass and c.relname <> 'leads'
    union
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'lead_id' and table_name <> 'leads'
  `.execute(panel.world.db)
  const tables = rows.map(({ table }) => table)
  const known = (await tablesOf(panel.world.db)).map(({ table }) => table)
  expect(tables.length).toBeGreaterThanOrEqual(5)
  expect(known).toEqual(expect.arrayContaining(tables))
  return tables
}
