import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { deleteObjects } from '#panel/actions/websites/delete-objects.ts'
import { outboxTransport } from '#panel/services/email/email-outbox.ts'
import { subscribe, type Subscriber } from '../kit/billing.ts'
import { accountOnFreshDomain } from '../kit/books.ts'
import { type Brokerage, newBrokerage } from '../kit/crossings/brokerage.ts'
import { openBucketServer } from '../kit/bucket-server.ts'
import { closeAccountsThroughKills } from '../kit/closing-kills.ts'
import { fillTables } from '../kit/fill-tables.ts'
import { startHosting } from '../kit/hosting.ts'
import { openLeads } from '../kit/leads.ts'
import type { TestPanel } from '../kit/panel.ts'
import { pictureBlob } from '../kit/pictures.ts'
import { openTeam } from '../kit/team.ts'
import { linesOfBackup, tracesOf } from '../kit/traces-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'maplekey-closing-'))
const outbox = join(folder, 'outbox')

let bucket: Awaited<ReturnType<typeof openBucketServer>>
let hosting: Awaited<ReturnType<typeof startHosting>>
let panel: TestPanel
beforeAll(async () => {
  const email = outboxTransport(outbox, { name: 'Maplekey', address: 'hello@maplekey.test' })
  bucket = await openBucketServer()
  const settings = { pictureBucket: bucket.settings, rateLimits: false }
  hosting = await startHosting({ settings, world: { email } })
  panel = hosting.panel
})
afterAll(async () => {
  await hosting.close()
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const password = 'a good password'
const close = ({ email, token }: Pick<Subscriber, 'email' | 'token'>) =>
  panel.call(closeAccount, { email, password }, { token })

/** The website's objects in the bucket of pictures. */
const objectsOf = ({ website_id }: Brokerage) =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`websites/${website_id}/`))

/** Waits until the service's worker has done what is due. */
async function settled(): Promise<void> {
  const due = () =>
    panel.world.db
      .selectFrom('jobs')
      .select('kind')
      .where('state', '=', 'ready')
      .where('run_at', '<=', panel.now())
      .execute()
  await expect.poll(due, { timeout: 30_000 }).toEqual([])
}

/** Texts that only this brokerage's rows and emails have. */
const marksOf = (one: Brokerage) => [
  one.marker,
  one.word,
  one.agent_id,
  one.owner.email,
  one.base_url,
  one.host,
  one.former
]

const emailsWith = (marks: readonly string[]) =>
  readdirSync(outbox).filter((name) => {
    const source = readFileSync(join(outbox, name), 'utf8')
    return marks.some((mark) => source.includes(mark))
  })

test('a brokerage with something in every table is gone from all of them, its hosts, the bucket, the outbox and the next backup', async () => {
  const one = await newBrokerage(hosting, 0)
  const other = await newBrokerage(hosting, 1)
  const { db } = panel.world
  await fillTables(db, one)
  for (const { owner } of [one, other]) {
    const file = await pictureBlob('png')
    await panel.call(addSitePicture, { file, alt_en: 'A door' }, { token: owner.token })
  }
  await settled()
  for (const { column, table } of await tablesOfAgents()) {
    const id = column === 'website_id' ? String(one.website_id) : one.agent_id
    const { rows } = await sql`
      select from ${sql.id(table)} where ${sql.id(column)}::text in (${id}, ${one.member.agent_id}) limit 1
    `.execute(db)
    expect(rows.length, `fill ${table} in this proof`).toBe(1)
  }
  const marks = marksOf(one)
  const before = await tracesOf(panel.world, marks)
  const tables = new Set(before.map((row) => row.split(':')[0]))
  expect(tables.size).toBeGreaterThan(30)
  expect(emailsWith(marks).length).toBeGreaterThan(3)
  expect((await hosting.get(one.host)).status).toBe(200)
  const kept = await tracesOf(panel.world, marksOf(other))
  expect(objectsOf(one).length).toBeGreaterThan(0)
  const objects = objectsOf(other)

  expect((await close({ email: one.owner.email, token: one.owner.token })).status).toBe(200)
  expect(emailsWith(marks)).toEqual([])
  await settled()
  await deleteObjects(panel.world)
  expect(objectsOf(one)).toEqual([])
  expect(objectsOf(other)).toEqual(objects)
  // The members' own accounts, whose names are of the tenant, stay.
  const ids = [one.member.agent_id, one.assistant.agent_id]
  const left = (await tracesOf(panel.world, marks)).filter(
    (row) => !ids.some((id) => row.includes(id))
  )
  expect(left).toEqual([])
  for (const { column, table } of await tablesOfAgents()) {
    const id = column === 'website_id' ? String(one.website_id) : one.agent_id
    const { rows } = await sql`
      select from ${sql.id(table)} where ${sql.id(column)}::text = ${id}`.execute(db)
    expect([table, rows.length]).toEqual([table, 0])
  }
  const backedUp = await linesOfBackup(panel.world, [one.owner.email, one.base_url, one.former])
  expect(backedUp.filter((line) => !line.startsWith('["tx_'))).toEqual([])
  expect(emailsWith([one.owner.email])).toHaveLength(1)
  expect((await hosting.get(one.host)).status).toBe(421)
  expect((await hosting.get(other.host)).status).toBe(200)
  expect(await tracesOf(panel.world, marksOf(other))).toEqual(kept)
})

/** The columns by which tables belong to a website or an account. */
async function tablesOfAgents(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name in ('website_id', 'agent_id')
      and table_name not in ('templates', 'site_changes')
    order by 1, 2
  `.execute(panel.world.db)
  return rows
}

test('two closings at once close an account once, and nothing is charged after', async () => {
  const ann = await subscribe(panel)
  await settled()
  const answers = await Promise.all([close(ann), close(ann)])
  expect(
    answers.map(({ status }) => status).filter((status) => ![200, 401].includes(status))
  ).toEqual([])
  await settled()
  expect(emailsWith([ann.email])).toHaveLength(1)
  const { db } = panel.world
  expect(
    await db.selectFrom('websites').selectAll().where('agent_id', '=', ann.agent_id).execute()
  ).toEqual([])
})

test('the card and the domain of a closed account’s trial have no second trial, and the domain is free', async () => {
  const wish = accountOnFreshDomain({ isTrial: true, token: 'sbx_card_visa_1130' })
  const first = await panel.registerAgent()
  await panel.call(chargeAndWebsite, wish, first)
  expect((await close(first)).status).toBe(200)

  const again = await panel.registerAgent()
  const { body } = await panel.call(chargeAndWebsite, wish, again)
  expect(body.message).toMatch(/trial/)
  const paid = { ...wish, isTrial: false }
  expect((await panel.call(chargeAndWebsite, paid, again)).body.api_status).toBe(0)
})

test('a member who closes their account leaves the team, and their leads become unassigned', async () => {
  const { hire: hireMember, owner } = await openTeam(panel)
  const crm = await openLeads(panel, owner)
  const bea = await hireMember('agent', 'Bea Tran')
  const lead_id = await crm.lead()
  const { db } = panel.world
  await db
    .updateTable('leads')
    .set({ assigned_to: bea.agent_id })
    .where('lead_id', '=', lead_id)
    .execute()
  expect((await close(bea)).status).toBe(200)
  await settled()
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .executeTakeFirst()
  expect(lead).toMatchObject({ assigned_to: null })
  expect(await tracesOf(panel.world, [bea.agent_id, bea.email])).toEqual([])
})

test('an account whose closing is cut off by a kill is there as a whole or gone as a whole', async () => {
  await closeAccountsThroughKills(Number(process.env['KILLS'] ?? 4))
})
