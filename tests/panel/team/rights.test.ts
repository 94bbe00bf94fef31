import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { LEAD_CALLS } from '#contract/leads/calls.ts'
import { TEAM_CALLS } from '#contract/team/calls.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { type LeadVerb, may, type TeamRole } from '#rules/leads/rights.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { sequenceFields } from '../../kit/sequences.ts'
import { freshAddress, openTeam } from '../../kit/team.ts'

let panel: TestPanel
const people = {} as Record<TeamRole, { token: string }>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  const { hire, owner } = await openTeam(panel)
  people.owner = owner
  people.assistant = await hire('assistant', 'Ida Assist')
  people.agent = await hire('agent')
})
afterAll(() => panel.close())

const lead = { lead_id: randomUUID() }
const task = { task_id: randomUUID() }
const campaign = { campaign_id: randomUUID() }
const sequence = { sequence_id: randomUUID() }
const letter = { subject: 'Hello', text: 'Hello' }
const kind = 'webhook'
const details = { name: 'Jo', email: 'jo@home.test', phone: '', address: '', home: '' }
const MEI = { name: 'Mei Lin', email: 'mei@example.ca', consent: 'none' }
const draft = { name: 'Spring', subject: 'Spring', body: '<p>Hello</p>', language: 'en' }

/** What each call does, with an input that it takes. */
const CALLS: Record<string, [LeadVerb, object]> = {
  leadList: ['see', {}],
  leadBoard: ['see', {}],
  leadSummary: ['see', {}],
  changeLeads: ['work', { lead_ids: [lead.lead_id], stage: 'talking' }],
  addLead: ['work', MEI],
  saveLeadView: ['share', { name: 'New', filters: { stage: 'new' } }],
  deleteLeadView: ['share', { view_id: randomUUID() }],
  exportLeads: ['export', { format: 'csv' }],
  importColumns: ['import', { headings: ['Name'] }],
  saveImportColumns: ['import', { headings: ['Name'], columns: { name: 0 } }],
  importLeads: ['import', { duplicates: 'skip', rows: [{ row: 2, cells: MEI }] }],
  person: ['see', lead],
  personTimeline: ['see', lead],
  addNote: ['work', { ...lead, text: 'Called.' }],
  addTask: ['work', { ...lead, title: 'Call', due_on: null }],
  saveTask: ['work', { ...task, title: 'Call', due_on: null }],
  setTaskDone: ['work', { ...task, is_done: true }],
  deleteTask: ['work', task],
  saveDetails: ['work', { ...lead, ...details }],
  recordConsent: ['work', { ...lead, given_on: '2026-11-20', how: 'On paper' }],
  withdrawConsent: ['work', lead],
  removeSavedSearch: ['work', { ...lead, saved_search_id: randomUUID() }],
  privacyRequests: ['erase', {}],
  answerPrivacyRequest: ['erase', { request_id: randomUUID(), answer: 'sent', message: '' }],
  switchRegistration: ['work', { ...lead, registration_id: randomUUID(), is_open: false }],
  mergePeople: ['work', { ...lead, other_id: randomUUID() }],
  separateLead: ['work', lead],
  keepPeopleApart: ['work', { ...lead, other_id: randomUUID() }],
  erasePerson: ['erase', { ...lead, confirm: 'erase' }],
  leadSettings: ['settings', {}],
  saveLeadSettings: ['settings', { morning_summary: true }],
  answerSetup: ['work', lead],
  answerLead: ['work', { ...lead, ...letter }],
  answerTemplates: ['work', {}],
  saveAnswerTemplate: ['share', { template_id: 'mine', language: 'en', name: 'Mine', ...letter }],
  deleteAnswerTemplate: ['share', { template_id: 'mine' }],
  campaigns: ['write', {}],
  campaign: ['write', campaign],
  saveCampaign: ['write', { ...campaign, base_version: 0, ...draft, audience: EVERYONE }],
  deleteCampaign: ['write', campaign],
  countAudience: ['write', { audience: EVERYONE }],
  previewCampaign: ['write', campaign],
  testCampaign: ['send', campaign],
  sendCampaign: ['send', { ...campaign, version: 1, send_at: null }],
  cancelCampaign: ['send', campaign],
  sequences: ['write', {}],
  sequence: ['write', sequence],
  saveSequence: ['write', sequenceFields(sequence)],
  turnSequence: ['send', { ...sequence, version: 1, is_on: true }],
  deleteSequence: ['write', sequence],
  previewStep: ['write', { ...sequence, step_id: randomUUID() }],
  testStep: ['send', { ...sequence, step_id: randomUUID() }],
  joinSequence: ['work', { ...lead, ...sequence }],
  leaveSequence: ['work', lead],
  leadReport: ['see', {}],
  leadConnectors: ['settings', {}],
  saveWebhook: ['settings', { url: 'https://crm.example.ca/hook' }],
  rotateWebhookSecret: ['settings', {}],
  saveFollowUpBoss: ['settings', { api_key: 'fka_0123456789abcdef0123456789abcdef' }],
  saveSecondAddress: ['settings', { second_address: '' }],
  removeConnector: ['settings', { kind }],
  testConnector: ['settings', { kind }],
  retryDelivery: ['settings', { ...lead, channel: kind }],
  team: ['team', {}],
  saveTeamSettings: ['team', { sharing: 'hand' }],
  inviteMember: ['team', { email: freshAddress(), role: 'agent' }],
  withdrawInvitation: ['team', { invitation_id: randomUUID() }],
  saveMember: ['team', { agent_id: randomUUID(), role: 'agent', areas: [], takes_leads: true }],
  removeMember: ['team', { agent_id: randomUUID(), leads_to: null }],
  accessLog: ['team', {}],
  personAccess: ['team', lead]
}

const ALL: Record<string, Endpoint> = { ...LEAD_CALLS, ...TEAM_CALLS }
const named = Object.keys(ALL).filter(
  (name) => typeof ALL[name] === 'object' && 'path' in ALL[name] && ALL[name].access === 'private'
)

test('every call about leads and teams says what it does', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(named.toSorted())
})

test.each(named)(
  '%s is refused to every role that may not make it, and to no other',
  async (name) => {
    const [verb, input] = CALLS[name] ?? ['team', {}]
    for (const role of ['agent', 'assistant', 'owner'] as const) {
      const { status } = await panel.call(ALL[name] as Endpoint, input, people[role])
      expect([role, status === 403]).toEqual([role, !may(role, verb)])
      // The input is one that the call takes, so that it is the right that is tested.
      expect(status === 400 && name !== 'testConnector').toBe(false)
    }
  }
)

test('an agent hands no lead to anybody', async () => {
  const asked = { lead_ids: [lead.lead_id], assigned_to: null }
  const call = LEAD_CALLS['changeLeads'] as Endpoint
  expect((await panel.call(call, asked, people.agent)).status).toBe(403)
  expect((await panel.call(call, asked, people.assistant)).status).toBe(404)
})

test('an assistant changes a sequence until it is on, as it is sent from then on', async () => {
  const fields = sequenceFields()
  const save = (base_version: number, name: string, who: { token: string }) =>
    panel.call(LEAD_CALLS['saveSequence'] as Endpoint, { ...fields, base_version, name }, who)
  expect((await save(0, 'Buyers', people.assistant)).status).toBe(200)
  const { sequence_id } = fields
  const turn = { sequence_id, version: 1, is_on: true }
  const turned = await panel.call(LEAD_CALLS['turnSequence'] as Endpoint, turn, people.owner)
  expect(turned.status).toBe(200)
  const { version } = turned.body.sequence
  expect((await save(version, 'Sellers', people.assistant)).status).toBe(403)
  expect((await save(version, 'Sellers', people.owner)).status).toBe(200)
})
