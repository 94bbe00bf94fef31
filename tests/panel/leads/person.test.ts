import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import type { Person } from '#contract/leads/person.ts'
import { person, personTimeline } from '#contract/leads/person.ts'
import * as changes from '#contract/leads/person-changes.ts'
import * as same from '#contract/leads/same-person.ts'
import { addLeadEvent } from '#panel/records/leads/leads.ts'
import { allRows } from '../../kit/all-rows.ts'
import { openLeads } from '../../kit/leads.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let ann: Awaited<ReturnType<typeof openLeads>>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openLeads(panel)
})
afterAll(() => panel.close())

const kinds = ({ timeline }: Person) => timeline.events.map(({ kind }) => kind)
const ask = async <E extends Endpoint>(call: E, input: object): Promise<Person> => {
  const { body, status } = await panel.call(call, input as never, ann)
  expect([call.path, status]).toEqual([call.path, 200])
  return body.person
}

test('a person shows what they sent, who they are and until when they may be emailed', async () => {
  const lead_id = await ann.lead({ email: 'first@visitor.test', phone: '6045550123' })
  const shown = await ann.person(lead_id)
  expect(shown.lead).toMatchObject({ name: 'Jo Visitor', phone: '6045550123', stage: 'new' })
  expect(shown.consent.basis?.kind).toBe('inquiry')
  expect(shown.consent.ask_until).toBe(null)
  expect(shown.today).toBe('2026-11-21')
  const [received] = shown.timeline.events
  expect(received).toMatchObject({
    kind: 'received',
    by: null,
    data: { message: 'Is it still for sale?', page: '/homes' }
  })
})

test('notes and tasks are on the timeline, newest first, with the agent who wrote them', async () => {
  const lead_id = await ann.lead({ email: 'notes@visitor.test', phone: '' })
  await ask(changes.addNote, { lead_id, text: '  Wants a garden.\r\nTwo dogs. ' })
  const { tasks } = await ask(changes.addTask, {
    lead_id,
    title: 'Call back',
    due_on: '2026-11-25'
  })
  const task_id = tasks[0]?.task_id ?? ''
  await ask(changes.saveTask, { task_id, title: 'Call in the evening', due_on: null })
  const { tasks: after } = await ask(changes.setTaskDone, { task_id, is_done: true })
  expect(after).toEqual([
    { task_id, title: 'Call in the evening', due_on: null, done_at: panel.now().toISOString() }
  ])
  await ask(changes.setTaskDone, { task_id, is_done: false })
  const shown = await ask(changes.deleteTask, { task_id })
  expect(shown.tasks).toEqual([])
  expect(kinds(shown)).toEqual([
    'task_deleted',
    'task_reopened',
    'task_done',
    'task_changed',
    'task',
    'note',
    'received'
  ])
  const note = shown.timeline.events.find(({ kind }) => kind === 'note')
  expect(note).toMatchObject({ data: { text: 'Wants a garden.\nTwo dogs.' } })
  expect(note?.by).toBeTruthy()
})

test('open tasks come by due day, those without one last', async () => {
  const lead_id = await ann.lead({ email: 'tasks@visitor.test', phone: '' })
  for (const due_on of ['2026-12-01', null, '2026-11-25']) {
    await ask(changes.addTask, { lead_id, title: `Due ${due_on}`, due_on })
  }
  const { tasks } = await ann.person(lead_id)
  expect(tasks.map(({ due_on }) => due_on)).toEqual(['2026-11-25', '2026-12-01', null])
})

test('a long timeline comes in pages, each event once', async () => {
  const lead_id = await ann.lead({ email: 'long@visitor.test', phone: '' })
  const { website_id } = ann
  for (let note = 1; note <= 64; note++) {
    const data = { text: `Note ${note}` }
    await addLeadEvent(panel.world.db, { website_id, lead_id, kind: 'note', data, at: panel.now() })
  }
  const seen = (await ann.person(lead_id)).timeline
  const all = [...seen.events]
  for (let next = seen.next; next !== null;) {
    const { body } = await panel.call(personTimeline, { lead_id, before: next }, ann)
    all.push(...body.timeline.events)
    next = body.timeline.next
  }
  expect(all.map(({ kind }) => kind)).toEqual([...Array(64).fill('note'), 'received'])
  expect(new Set(all.map(({ event_id }) => event_id)).size).toBe(65)
})

test('details are changed, and compared from then on', async () => {
  const lead_id = await ann.lead({ email: 'typo@visitor.tst', phone: '' })
  const details = {
    name: 'Zoë 🏡',
    email: 'Typo@Visitor.TEST',
    phone: '(416) 555-0199',
    address: '',
    home: ''
  }
  const shown = await ask(changes.saveDetails, { lead_id, ...details })
  expect(shown.lead).toMatchObject({ name: 'Zoë 🏡', phone: '4165550199' })
  expect(shown.timeline.events[0]).toMatchObject({
    kind: 'details',
    data: { changed: ['name', 'email', 'phone'] }
  })
  const twin = await ann.lead({ email: '', phone: '4165550199' })
  expect((await ann.person(twin)).duplicates.map((one) => one.lead_id)).toEqual([lead_id])
})

test('a person’s language is changed with their details, and stays if it is left out', async () => {
  const lead_id = await ann.lead()
  const details = { name: 'Jo', email: '', phone: '4165550150', address: '', home: '' }
  await ask(changes.saveDetails, { lead_id, ...details })
  const french = await ask(changes.saveDetails, { lead_id, ...details, language: 'fr' })
  expect(french.lead.language).toBe('fr')
  expect(french.timeline.events[0]).toMatchObject({ data: { changed: ['language'] } })
  const same = await ask(changes.saveDetails, { lead_id, ...details })
  expect(same.lead.language).toBe('fr')
})

test.each<[string, Endpoint, object, string, string]>([
  ['an empty note', changes.addNote, { text: ' \u200b ' }, 'text', 'Please write a note.'],
  [
    'a task without words',
    changes.addTask,
    { title: '', due_on: null },
    'title',
    'Please say what to do.'
  ],
  [
    'February 30',
    changes.addTask,
    { title: 'Call', due_on: '2027-02-30' },
    'due_on',
    'Please choose a day.'
  ],
  [
    'a name of nothing',
    changes.saveDetails,
    { name: ' ', email: '', phone: '', address: '', home: '' },
    'name',
    'Please enter a name.'
  ],
  [
    'half an address',
    changes.saveDetails,
    { name: 'Jo', email: 'jo@', phone: '', address: '', home: '' },
    'email',
    'Please enter an email address, such as name@example.ca, or leave this empty.'
  ],
  [
    'a short number',
    changes.saveDetails,
    { name: 'Jo', email: '', phone: '555', address: '', home: '' },
    'phone',
    'Please enter a phone number, such as 416 555-0134, or leave this empty.'
  ],
  [
    'consent given tomorrow',
    changes.recordConsent,
    { given_on: '2026-11-22', how: 'On paper' },
    'given_on',
    'Please choose the day of their consent, not one in the future.'
  ],
  [
    'consent given somehow',
    changes.recordConsent,
    { given_on: '2026-11-20', how: '' },
    'how',
    'Please say how they agreed, for example: at the open house, on paper.'
  ]
])('%s is refused beside its field', async (_, call, input, field, message) => {
  const lead_id = await ann.lead()
  const { body, status } = await panel.call(call, { lead_id, ...input } as never, ann)
  expect([400, 422]).toContain(status)
  expect(body.errors[field]).toBe(message)
})

test('another agent’s person is like a missing one, for every call, and nothing changes', async () => {
  const lead_id = await ann.lead({ email: 'mine@visitor.test' })
  await ann.lead({ email: 'mine@visitor.test' })
  const { tasks } = await ask(changes.addTask, { lead_id, title: 'Call', due_on: null })
  const task_id = tasks[0]?.task_id
  const bob = await openLeads(panel)
  const own = await bob.lead({ email: 'mine@visitor.test' })
  const details = { name: 'Taken', email: '', phone: '', address: '', home: '' }
  const calls: [Endpoint, object][] = [
    [person, {}],
    [personTimeline, {}],
    [changes.addNote, { text: 'Mine now' }],
    [changes.addTask, { title: 'Mine now', due_on: null }],
    [changes.saveTask, { task_id, title: 'Mine now', due_on: null }],
    [changes.setTaskDone, { task_id, is_done: true }],
    [changes.deleteTask, { task_id }],
    [changes.saveDetails, details],
    [changes.recordConsent, { given_on: '2026-11-20', how: 'Mine now' }],
    [changes.withdrawConsent, {}],
    [same.mergePeople, { other_id: own }],
    [same.separateLead, {}],
    [same.erasePerson, { confirm: 'erase' }]
  ]
  const before = await allRows(panel.world.db)
  for (const [call, input] of calls) {
    const foreign = await panel.call(call, { lead_id, ...input } as never, bob)
    const unknown = {
      lead_id: randomUUID(),
      ...input,
      ...('task_id' in input && { task_id: randomUUID() })
    }
    expect([call.path, foreign.status]).toEqual([call.path, 404])
    expect(await panel.call(call, unknown as never, bob)).toEqual(foreign)
  }
  const into = await panel.call(same.mergePeople, { lead_id: own, other_id: lead_id }, bob)
  expect(into.status).toBe(404)
  expect((await bob.person(own)).duplicates).toEqual([])
  expect(await allRows(panel.world.db)).toEqual(before)
})

test('a person has twenty tags at most', async () => {
  const lead_id = await ann.lead({ email: 'tags@visitor.test', phone: '' })
  const add = (from: number, count: number) =>
    panel.call(
      changeLeads,
      {
        lead_ids: [lead_id],
        add_tags: Array.from({ length: count }, (_, index) => `Tag ${from + index}`)
      },
      ann
    )
  expect([(await add(1, 10)).status, (await add(11, 10)).status]).toEqual([200, 200])
  const refused = await add(21, 1)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('A person can have 20 tags. Please remove one first.')
  expect((await add(20, 1)).status).toBe(200)
  expect((await ann.person(lead_id)).lead.tags).toHaveLength(20)
})
