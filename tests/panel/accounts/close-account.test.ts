import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { enqueue } from '#panel/records/service/jobs.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { hire } from '../../kit/team.ts'
import { linesOfBackup, tracesOf } from '../../kit/traces-of.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const password = 'a good password'
const close = ({ email, token }: Pick<Subscriber, 'email' | 'token'>) =>
  panel.call(closeAccount, { email, password }, { token })

/** What a row about this agent has in it. */
async function marksOf({ agent_id, email, token, website_id }: Subscriber): Promise<string[]> {
  const { body } = await panel.call(accessTokenLoginWeb, {}, { token })
  return [agent_id, email, body.website.base_url, `"website_id":${website_id},`]
}

test('closing an account deletes everything but the tax records, and the next backup has nothing', async () => {
  const ann = await subscribe(panel)
  const crm = await openLeads(panel, ann)
  await crm.lead({ name: 'Lena Visitor', email: 'lena@visitor.test' })
  await hire(panel, ann, { name: 'Mia Member', role: 'agent' })
  const marks = [...(await marksOf(ann)), 'lena@visitor.test']
  expect((await tracesOf(panel.world, marks)).length).toBeGreaterThan(15)

  const { body, status } = await close(ann)
  expect([status, body.message]).toEqual([200, 'Your account is closed.'])
  await runDueJobs(panel.world)
  expect(await tracesOf(panel.world, marks)).toEqual([])
  expect(await linesOfBackup(panel.world, [ann.agent_id, ann.email, 'lena@visitor.test'])).toEqual(
    []
  )
  expect(panel.logged.filter((line) => line.includes(ann.email))).toEqual([])

  const last = panel.emails.at(-1)
  expect([last?.to.address, last?.subject]).toEqual([ann.email, 'Your Maplekey account is closed'])
  expect((await panel.call(accessTokenLoginWeb, {}, ann)).status).toBe(401)
  expect((await close(ann)).status).toBe(401)
})

test('each payment of a closed account stays as its receipt, with the buyer’s name and the taxes', async () => {
  const { db } = panel.world
  const records = await db.selectFrom('tax_records').selectAll().execute()
  expect(records).toHaveLength(1)
  expect(records[0]?.receipt).toMatchObject({
    transaction_id: records[0]?.transaction_id,
    buyer_name: 'Amara Osei',
    taxes: [{ name: 'HST', percent: 13 }]
  })
  expect(records[0]?.payment_id).toMatch(/^sbx_pi_/)
})

test('the password, the account’s own address and an end of its payments are asked for', async () => {
  const ann = await subscribe(panel)
  const wrong = { email: ann.email, password: 'another password' }
  const first = await panel.call(closeAccount, wrong, ann)
  expect([first.status, first.body.errors]).toEqual([
    400,
    { password: 'This is not your password.' }
  ])
  const second = await panel.call(closeAccount, { email: 'bea@agent.test', password }, ann)
  expect([second.status, second.body.errors]).toEqual([
    400,
    { email: 'This is not the email address of your account.' }
  ])
  const { db } = panel.world
  const live = (state: 'succeeded' | 'submitted') =>
    db.updateTable('charges').set({ state }).where('agent_id', '=', ann.agent_id).execute()
  await live('submitted')
  const { body, status } = await close(ann)
  expect([status, body.message]).toEqual([
    409,
    'A payment of yours is still being processed. Please try again in a few minutes, once it has come to an end.'
  ])
  await live('succeeded')
  expect((await close(ann)).status).toBe(200)
})

test('an email to an address that another agent has, too, is still sent when one of them closes', async () => {
  const { db } = panel.world
  const [ann, bea] = [await subscribe(panel), await subscribe(panel)]
  const office = 'office@shared-brokerage.ca'
  await db.updateTable('websites').set({ billing_email: office }).execute()
  const to = { name: 'Bea Only', address: office }
  const now = panel.now()
  await enqueue(db, { kind: 'send-email', payload: { to }, runAt: now, now })
  const waiting = () =>
    db.selectFrom('jobs').select('job_id').where('payload', '@>', { to }).execute()
  expect(await waiting()).toHaveLength(1)
  expect((await close(ann)).status).toBe(200)
  expect(await waiting()).toHaveLength(1)
  expect((await close(bea)).status).toBe(200)
  expect(await waiting()).toHaveLength(0)
})

test('only what has the whole address or host of a closed account is deleted, anywhere in a text', async () => {
  const { db } = panel.world
  const ann = await subscribe(panel)
  const { website_id } = ann
  const host = 'roy.ca'
  await db
    .insertInto('site_hosts')
    .values({ host, website_id, kind: 'own', state: 'live' })
    .execute()
  const now = panel.now()
  const kept = [`jo${ann.email}`, `${ann.email}.example`, 'joann.roy@annroy.ca', 'roy.cab']
  const gone = [`See\n${ann.email}.`, `<${ann.email}>`, 'https://www.roy.ca/about', 'roy.ca']
  for (const text of [...kept, ...gone]) {
    await enqueue(db, { kind: 'send-email', payload: { test: 'marks', text }, runAt: now, now })
    const answered = { scope: 'marks', request_hash: '', created: now }
    const answer = JSON.stringify({ text })
    await db
      .insertInto('request_keys')
      .values({ ...answered, key: text, answer })
      .execute()
  }
  expect((await close(ann)).status).toBe(200)
  const { rows } = await sql<{ text: string }>`
    select payload ->> 'text' as text from jobs where payload ->> 'test' = 'marks' order by job_id
  `.execute(db)
  expect(rows.map(({ text }) => text)).toEqual(kept)
  const saved = db.selectFrom('request_keys').select('key').where('scope', '=', 'marks')
  expect((await saved.execute()).map(({ key }) => key).toSorted()).toEqual(kept.toSorted())
})
