import { randomUUID } from 'node:crypto'
import * as settings from '#contract/leads/lead-settings.ts'
import { person, personTimeline } from '#contract/leads/person.ts'
import { answerPrivacyRequest, privacyRequests } from '#contract/leads/privacy-requests.ts'
import * as changes from '#contract/leads/person-changes.ts'
import * as same from '#contract/leads/same-person.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openLeads } from './leads.ts'
import { addPrivacyRequest } from './privacy-requests.ts'
import type { TestPanel } from './panel.ts'

type Made = { input: object; token: string; other?: [Endpoint, object] }
type Case = () => Promise<Made>
type SafeCase = Case | [Case, { again: number }]

const TASK = { title: 'Send the floor plan', due_on: '2026-11-25' }
const HOME = { address: '', home: '' }
const DETAILS = {
  name: 'Jo Visitor',
  email: 'jo@home.test',
  phone: '',
  language: 'fr',
  ...HOME
} as const

/** Makes every call about a person once. */
export async function makeEveryPersonCall(panel: TestPanel): Promise<void> {
  const { agent, lead_id, task_id } = await withTask(panel)
  const other_id = await agent.lead({ name: 'J. Visitor' })
  await panel.call(person, { lead_id }, agent)
  await panel.call(personTimeline, { lead_id }, agent)
  await panel.call(changes.addNote, { lead_id, text: 'Called back.' }, agent)
  await panel.call(changes.saveTask, { task_id, ...TASK, due_on: null }, agent)
  await panel.call(changes.setTaskDone, { task_id, is_done: true }, agent)
  await panel.call(changes.deleteTask, { task_id }, agent)
  await panel.call(changes.saveDetails, { lead_id, ...DETAILS, phone: '4165550150' }, agent)
  const given = { given_on: '2026-11-20', how: 'On paper' }
  await panel.call(changes.recordConsent, { lead_id, ...given }, agent)
  await panel.call(changes.recordConsent, { lead_id, ...given, given_on: '2999-01-01' }, agent)
  await panel.call(changes.withdrawConsent, { lead_id }, agent)
  await panel.call(changes.removeSavedSearch, { lead_id, saved_search_id: randomUUID() }, agent)
  const registration_id = randomUUID()
  await panel.call(changes.switchRegistration, { lead_id, registration_id, is_open: false }, agent)
  const { website_id } = agent
  const asked = { website_id, lead_id, email: 'jo@home.test' }
  const request_id = await addPrivacyRequest(panel, asked)
  await panel.call(privacyRequests, {}, agent)
  const answer = { request_id, answer: 'corrected', message: '' } as const
  await panel.call(answerPrivacyRequest, answer, agent)
  await panel.call(same.mergePeople, { lead_id, other_id }, agent)
  await panel.call(same.separateLead, { lead_id: other_id }, agent)
  await panel.call(same.separateLead, { lead_id: other_id }, agent)
  await panel.call(same.keepPeopleApart, { lead_id, other_id }, agent)
  await panel.call(same.erasePerson, { lead_id, confirm: 'erase' }, agent)
  await panel.call(settings.leadSettings, {}, agent)
  await panel.call(settings.saveLeadSettings, { morning_summary: false }, agent)
}

async function withTask(panel: TestPanel) {
  const agent = await openLeads(panel)
  const lead_id = await agent.lead()
  const { body } = await panel.call(changes.addTask, { lead_id, ...TASK }, agent)
  return { agent, lead_id, task_id: body.person.tasks[0].task_id as string, token: agent.token }
}

/** The calls about a person that take a key. */
export function keyedPersonCalls(panel: TestPanel): Record<string, Case> {
  const about =
    (call: Endpoint, input: object, another: object): Case =>
    async () => {
      const agent = await openLeads(panel)
      const lead_id = await agent.lead()
      const other: [Endpoint, object] = [call, { lead_id, ...another }]
      return { input: { lead_id, ...input }, token: agent.token, other }
    }
  const given = { given_on: '2026-11-20', how: 'On paper' }
  return {
    addNote: about(changes.addNote, { text: 'Called back.' }, { text: 'Called twice.' }),
    addTask: about(changes.addTask, TASK, { ...TASK, title: 'Another' }),
    recordConsent: about(changes.recordConsent, given, { ...given, how: 'By phone' })
  }
}

/** The other calls about a person that are not a GET. */
export function safePersonCalls(panel: TestPanel): Record<string, SafeCase> {
  const onTask =
    (change: object = {}): Case =>
    async () => {
      const { task_id, token } = await withTask(panel)
      return { input: { task_id, ...change }, token }
    }
  const onLead =
    (change: object = {}): Case =>
    async () => {
      const agent = await openLeads(panel)
      return { input: { lead_id: await agent.lead(), ...change }, token: agent.token }
    }
  const onTwo = async () => {
    const agent = await openLeads(panel)
    const lead_id = await agent.lead()
    const other_id = await agent.lead({ name: 'J. Visitor' })
    return { lead_id, other_id, token: agent.token }
  }
  return {
    saveTask: onTask({ ...TASK, title: 'Another' }),
    setTaskDone: onTask({ is_done: true }),
    deleteTask: [onTask(), { again: 404 }],
    saveDetails: onLead(DETAILS),
    withdrawConsent: onLead(),
    removeSavedSearch: onLead({ saved_search_id: randomUUID() }),
    switchRegistration: onLead({ registration_id: randomUUID(), is_open: false }),
    mergePeople: async () => {
      const { token, ...input } = await onTwo()
      return { input, token }
    },
    keepPeopleApart: async () => {
      const { token, ...input } = await onTwo()
      return { input, token }
    },
    separateLead: [
      async () => {
        const { token, ...two } = await onTwo()
        await panel.call(same.mergePeople, two, { token })
        return { input: { lead_id: two.other_id }, token }
      },
      { again: 409 }
    ],
    answerPrivacyRequest: async () => {
      const { token, website_id } = await openLeads(panel)
      const request_id = await addPrivacyRequest(panel, { website_id, email: 'jo@home.test' })
      return { input: { request_id, answer: 'corrected', message: '' }, token }
    },
    erasePerson: [onLead({ confirm: 'erase' }), { again: 404 }],
    saveLeadSettings: onLead({ morning_summary: false })
  }
}
