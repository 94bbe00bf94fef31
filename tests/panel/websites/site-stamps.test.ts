import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForStamp, revokeStamp, siteStamps } from '#contract/websites/site-stamps.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { STAMP_DAYS } from '#rules/websites/stamp-path.ts'
import { startHosting } from '../../kit/hosting.ts'
import { openBuilder, type Draft } from '../../kit/site-builder.ts'

let hosting: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
})
afterAll(() => hosting.close())

const BROKER = { name: 'Ruth Baker', email: 'ruth@broker.example' }

/** An agent whose broker has the link. */
async function asked() {
  const { panel } = hosting
  const agent = await openBuilder(panel)
  const draft = await agent.draft()
  const asking = { ...BROKER, version: draft.draft_version }
  const { body } = await panel.call(askForStamp, asking, agent)
  await workOnce(panel.world)
  const email = panel.emails.findLast(({ to }) => to.address === BROKER.email)
  const [path = ''] = /\/_site\/stamp\/mkb_[\w-]+/.exec(email?.text ?? '') ?? []
  return { agent, draft, path, stamp: body.data[0], host: hostOf(draft) }
}

const hostOf = ({ hosts }: Draft) => hosts.find(({ kind }) => kind === 'sub')?.host ?? ''
const get = (host: string, path: string) => hosting.get(host, path)
const post = (host: string, path: string, form: Record<string, string>) =>
  hosting.ask({
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(form))
  })

test('the broker sees the version with its findings, approves it once, and the agent is told', async () => {
  const { panel } = hosting
  const { agent, draft, host, path, stamp } = await asked()
  expect(stamp).toMatchObject({ version: draft.draft_version, decision: null })
  expect(JSON.stringify(stamp)).not.toContain('token')

  const shown = await get(host, path)
  expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(shown.headers['x-robots-tag']).toBe('noindex')
  expect(shown.body).toContain(draft.content.company_name)
  expect((await get(host, `${path}/site/`)).body).toContain('agent-site')

  // A later save is another version; the link goes on showing the one that it was made for.
  await agent.saveHeadline('Changed since')
  expect((await get(host, `${path}/site/`)).body).not.toContain('Changed since')

  const nothing = await post(host, path, {})
  expect(nothing.status).toBe(400)
  expect(nothing.body).toContain('aria-invalid="true"')

  const decision = { decision: 'changes', ...BROKER, 'remark-home': 'Say <b>where</b> you rank.' }
  expect((await post(host, path, decision)).status).toBe(303)
  expect((await post(host, path, { ...decision, decision: 'approved' })).status).toBe(303)
  const record = await get(host, path)
  expect(record.body).toContain('Changes requested')
  expect(record.body).toContain('Say &lt;b&gt;where&lt;/b&gt; you rank.')

  await workOnce(panel.world)
  const told = panel.emails.filter(({ subject }) => subject.includes('requested changes'))
  expect(told).toHaveLength(1)
  const { body } = await panel.call(siteStamps, {}, agent)
  expect(body.data).toMatchObject([
    {
      decision: 'changes',
      decided_name: 'Ruth Baker',
      decided_email: 'ruth@broker.example',
      version: draft.draft_version,
      remarks: [{ page_id: 'home', text: 'Say <b>where</b> you rank.' }]
    }
  ])
})

test('a remark may have 2,000 characters; a longer one decides nothing and stays to be shortened', async () => {
  const { host, path } = await asked()
  const send = (remark: string) => post(host, path, { decision: 'approved', ...BROKER, remark })
  const refused = await send('x'.repeat(2001))
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Please shorten this remark to 2,000 characters.')
  expect(refused.body).toContain('x'.repeat(2001))
  expect((await send('y'.repeat(2000))).status).toBe(303)
  expect((await get(host, path)).body).toContain('y'.repeat(2000))
})

test('a link ends when the agent ends it, after thirty days, and on any other website', async () => {
  const { panel } = hosting
  const [ann, bo] = [await asked(), await asked()]
  expect((await get(bo.host, ann.path)).status).toBe(404)
  const { stamp_id } = ann.stamp
  await panel.call(revokeStamp, { stamp_id }, bo.agent)
  expect((await get(ann.host, ann.path)).status).toBe(200)
  await panel.call(revokeStamp, { stamp_id }, ann.agent)
  expect((await get(ann.host, ann.path)).status).toBe(404)
  expect((await post(ann.host, ann.path, { decision: 'approved', ...BROKER })).status).toBe(404)

  panel.advanceClock(STAMP_DAYS * 24 * 60 * 60_000 + 1)
  expect((await get(bo.host, bo.path)).status).toBe(404)
  expect((await get(bo.host, `${bo.path}/site/`)).status).toBe(404)
})

test('only a version that is edited or published can be asked about', async () => {
  const { agent } = await asked()
  const answer = await hosting.panel.call(askForStamp, { ...BROKER, version: 99 }, agent)

  expect(answer.status).toBe(409)
})
