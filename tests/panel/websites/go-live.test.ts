import { afterAll, beforeEach, expect, test } from 'vitest'
import { verifyUserToken } from '#contract/accounts/verification.ts'
import { goLive, sendTestLead } from '#contract/websites/go-live.ts'
import { saveAgreement } from '#contract/accounts/agreement.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { newAccount } from '../../kit/new-account.ts'
import { dataUrl } from '../../kit/pictures.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'

let panel: TestPanel
beforeEach(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

async function withWebsite(change: Parameters<typeof newAccount>[0] = {}) {
  const agent = await panel.registerAgent()
  const { body } = await panel.call(chargeAndWebsite, newAccount(change), { token: agent.token })
  expect(body.api_status).toBe(0)
  return agent
}
const standing = async (token: string) => (await panel.call(goLive, {}, { token })).body

/** The code in the newest queued email of a kind. */
async function codeOf(kind: string): Promise<string> {
  const jobs = await panel.world.db.selectFrom('jobs').select('payload').orderBy('job_id').execute()
  const emails = jobs.map(({ payload }) => payload as { kind?: string; code?: string })
  return emails.findLast((email) => email.kind === kind)?.code ?? ''
}

test('a new website has no go-live step done', async () => {
  const { token } = await withWebsite()
  expect(await standing(token)).toEqual({
    api_status: 0,
    email_verified_at: null,
    salesman_image: false,
    domain_is_active: false,
    agreement: null,
    test_lead_sent_at: null,
    test_lead_received_at: null
  })
})

test('steps done in the wizard and by email count', async () => {
  const salesman_image = await dataUrl('png')
  const { token } = await withWebsite({ salesman_image })
  await panel.call(verifyUserToken, { code: await codeOf('verify-email') })
  expect(await standing(token)).toMatchObject({
    email_verified_at: panel.now().toISOString(),
    salesman_image: true
  })
})

test('a photo that the agent publishes in the builder counts, and one that they remove does not', async () => {
  const agent = await withWebsite({ salesman_image: await dataUrl('png') })
  const ann = await openBuilder(panel, { ...agent, website_id: 0 })
  const { content, draft_version } = await ann.draft()
  await ann.save({ content: { ...content, salesman_image: null }, base_version: draft_version })
  expect(await standing(agent.token)).toMatchObject({ salesman_image: true })
  await ann.publish()
  expect(await standing(agent.token)).toMatchObject({ salesman_image: false })
})

test('an agreement signed after midnight in St. John’s is of a day that Toronto hasn’t begun', async () => {
  panel.setClock(new Date('2026-11-22T04:00:00Z'))
  const { agent_id, token } = await withWebsite()
  await panel.world.db
    .updateTable('websites')
    .set({ billing_state: 'NL' })
    .where('agent_id', '=', agent_id)
    .execute()
  const agreement = { board: 'NLAR', signed_on: '2026-11-22' }
  expect((await panel.call(saveAgreement, agreement, { token })).status).toBe(200)
})

test('a signed agreement is saved with its board and day, and can be corrected', async () => {
  const { token } = await withWebsite()
  const agreement = { board: 'TRREB', signed_on: '2026-11-21' }
  await panel.call(saveAgreement, { board: 'Wrong', signed_on: '2026-11-01' }, { token })
  const { body } = await panel.call(saveAgreement, agreement, { token })
  expect(body.agreement).toEqual(agreement)
  expect((await standing(token)).agreement).toEqual(agreement)
})

test.each([
  [{ board: 'TRREB', signed_on: '2026-11-22' }, 'signed_on', 'This date is in the future.'],
  [{ board: 'T', signed_on: '2026-11-20' }, 'board', 'Please name your board.'],
  [{ board: 'TRREB', signed_on: 'today' }, 'signed_on', 'Please enter the date you signed.']
])('an agreement of %o is refused', async (agreement, field, message) => {
  const { token } = await withWebsite()
  const { body, status } = await panel.call(saveAgreement, agreement, { token })
  expect([status, body.errors[field]]).toEqual([400, message])
  expect((await standing(token)).agreement).toBeNull()
})

test('five test leads can be requested an hour', async () => {
  const { token } = await withWebsite()
  for (let time = 0; time < 5; time++) await panel.call(sendTestLead, {}, { token })
  expect((await panel.call(sendTestLead, {}, { token })).status).toBe(429)
})

test('without a website there is nothing to go live with', async () => {
  const { token } = await panel.registerAgent()
  expect((await panel.call(goLive, {}, { token })).status).toBe(404)
  expect((await panel.call(sendTestLead, {}, { token })).status).toBe(404)
})
