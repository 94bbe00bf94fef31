import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { campaigns } from '#contract/leads/campaigns.ts'
import { leadBoard, leadList, leadSummary } from '#contract/leads/lead-list.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { person, type Person } from '#contract/leads/person.ts'
import { sequences } from '#contract/leads/sequences.ts'
import { leadReport } from '#contract/leads/report.ts'
import { DEMO_LOGIN, seedDemoAgent } from '#panel/actions/accounts/seed-demo-agent.ts'
import { seedLeads } from '#panel/actions/leads/seed-leads.ts'
import { countLeads } from '#panel/records/websites/figures.ts'
import { SAMPLE_TAG } from '#sites/demo/leads/people.ts'
import { LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { SITE_FORM_KINDS } from '#rules/websites/site-form.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let token: string
let jobsBefore: number
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  await seedDemoAgent(panel.world)
  jobsBefore = (await jobs()).length
  await Promise.all([seedLeads(panel.world), seedLeads(panel.world)])
  const { body } = await panel.call(logIn, { ...DEMO_LOGIN, recaptcha: 'checked' })
  token = body.access_token
})
afterAll(() => panel.close())

const jobs = () => panel.world.db.selectFrom('jobs').select('kind').execute()
const listed = async (): Promise<Lead[]> =>
  (await panel.call(leadList, { limit: 100 }, { token })).body.data
const people = async (): Promise<Person[]> => {
  const shown: Person[] = []
  for (const { lead_id } of await listed()) {
    shown.push((await panel.call(person, { lead_id }, { token })).body.person)
  }
  return shown
}

test('the demo agent has forty people in every stage, each marked as a sample', async () => {
  const leads = await listed()
  expect(leads).toHaveLength(40)
  expect(leads.filter(({ tags }) => !tags.includes(SAMPLE_TAG))).toEqual([])
  expect(leads.filter(({ verified }) => !verified)).toHaveLength(1)
  const kinds = new Set(leads.map(({ kind }) => kind))
  // Nobody of the samples has kept homes or saved a search.
  const shown = SITE_FORM_KINDS.filter((kind) => kind !== 'homes' && kind !== 'search')
  expect([...kinds].toSorted()).toEqual([...shown, 'manual'].toSorted())
  const now = panel.now().toISOString()
  expect(leads.filter(({ last_activity_at }) => last_activity_at > now)).toEqual([])
  const { columns } = (await panel.call(leadBoard, {}, { token })).body
  expect(columns.map(({ stage }: { stage: string }) => stage)).toEqual(LEAD_STAGES)
  for (const { count } of columns) expect(count).toBeGreaterThan(2)
})

test('the numbers above the list and the pages of people show work for today', async () => {
  const summary = (await panel.call(leadSummary, {}, { token })).body
  expect(summary.follow_ups_due).toBeGreaterThan(3)
  const shown = await people()
  const due = shown.flatMap(({ tasks, today }) =>
    tasks.filter(({ done_at }) => !done_at).map(({ due_on }) => (due_on ?? '').localeCompare(today))
  )
  expect(new Set(due)).toEqual(new Set([-1, 0, 1]))
  expect(shown.filter(({ duplicates }) => duplicates.length > 0)).toHaveLength(4)
  expect(shown.filter(({ merged }) => merged.length > 0)).toHaveLength(1)
  expect(shown.filter(({ consent }) => consent.withdrawn_at)).toHaveLength(1)
  const asked = shown.filter(({ consent }) => consent.ask_until)
  expect(asked.map(({ lead }) => lead.name)).toEqual(['Jean-Philippe Moreau'])
  const bases = new Set(shown.flatMap(({ consent }) => consent.basis?.kind ?? []))
  expect([...bases].toSorted()).toEqual(['client', 'express', 'inquiry'])
})

test('the report and the campaigns have figures', async () => {
  const report = (await panel.call(leadReport, {}, { token })).body
  expect(report.figures.visits).toBeGreaterThan(500)
  expect(report.before.figures.visits).toBeGreaterThan(200)
  expect(report.figures.answered).toBeGreaterThan(5)
  expect(report.campaigns.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'first-home',
    'home-value'
  ])
  const [draft, sent] = (await panel.call(campaigns, {}, { token })).body.data
  expect(draft.state).toBe('draft')
  expect(sent).toMatchObject({
    state: 'sent',
    results: { waiting: 0, unsubscribed: 1, answered: 1 }
  })
  expect(sent.results.sent).toBeGreaterThan(20)
})

test('a sample sequence has people in it, and others who left it', async () => {
  const [sequence] = (await panel.call(sequences, {}, { token })).body.data
  expect(sequence).toMatchObject({ is_on: true, steps: 3 })
  expect(sequence.name).toMatch(/^Sample: /)
  const { finished, people, sent, stopped } = sequence.results
  expect(people).toBeGreaterThan(1)
  expect(sent).toBeGreaterThan(people)
  expect([finished, stopped].every((count) => count > 0)).toBe(true)
})

test('nothing is queued for sending, and another start adds nothing', async () => {
  await seedLeads(panel.world)
  expect(await listed()).toHaveLength(40)
  const queued = await jobs()
  expect(queued).toHaveLength(jobsBefore)
  expect(panel.emails).toEqual([])
  const waiting = await panel.world.db
    .selectFrom('bulk_emails')
    .select('bulk_email_id')
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting).toEqual([])
})

test('sample people are left out of public figures', async () => {
  expect(await countLeads(panel.world.db)).toBe(0)
})
