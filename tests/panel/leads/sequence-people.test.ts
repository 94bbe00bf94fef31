import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { mergePeople, separateLead } from '#contract/leads/same-person.ts'
import * as calls from '#contract/leads/sequences.ts'
import { enterLead } from '../../kit/enter-lead.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { MORNING, sequenceFields, startSequencePanel } from '../../kit/sequences.ts'
import { openBuilder } from '../../kit/site-builder.ts'

const DAY_MS = 86_400_000

const { ann, begin, join, letters, panel, read, send, shown, start, story, walk, write } =
  await startSequencePanel()
afterAll(() => panel.close())
beforeEach(begin)

test('a person is added by hand, to one sequence at a time, and only with a valid consent', async () => {
  const one = await start({ kinds: [] })
  const other = await start({ name: 'Others', kinds: [] })
  const off = sequenceFields()
  await panel.call(calls.saveSequence, off, ann())
  const lead_id = await addLead(panel, ann().website_id)
  const never = await addLead(panel, ann().website_id, {}, 'none')
  const lost = await addLead(panel, ann().website_id, { stage: 'lost' })
  const unreachable = await addLead(panel, ann().website_id, { email: '', phone: '4165550100' })
  for (const id of [never, lost, unreachable]) expect((await join(id, one)).status).toBe(409)
  expect((await join(lead_id, off)).status).toBe(409)
  const { body } = await join(lead_id, one)
  expect(body.person.sequence).toMatchObject({ name: 'New buyers', sent: 0 })
  const offered = body.person.sequences.map(({ name }: { name: string }) => name)
  expect(offered.toSorted()).toEqual(['New buyers', 'Others'])
  expect((await join(lead_id, one)).status).toBe(200)
  expect((await join(lead_id, other)).body.message).toBe(
    'This person is already in the sequence “New buyers”.'
  )
  await send()
  expect(letters()).toHaveLength(1)
})

test('a move that says a person was answered tells how many left their sequence', async () => {
  const sequence = await start({ kinds: [] })
  const inOne = await addLead(panel, ann().website_id)
  const inNone = await addLead(panel, ann().website_id)
  await join(inOne, sequence)
  const moved = async (stage: 'new' | 'talking', is_undo = false) => {
    const lead_ids = [inOne, inNone]
    return (await panel.call(changeLeads, { lead_ids, stage, is_undo }, ann())).body
  }
  expect(await moved('talking')).toMatchObject({ left_sequence_count: 1 })
  expect(await moved('new', true)).toMatchObject({ left_sequence_count: 0 })
})

test('an address gets one sequence’s email a day, even if two people have it', async () => {
  const one = await start({ kinds: [] })
  const other = await start({ kinds: [] })
  const email = 'shared@example.org'
  const first = await addLead(panel, ann().website_id, { email })
  const second = await addLead(panel, ann().website_id, { email })
  await join(first, one)
  await join(second, other)
  await send()
  expect(letters()).toHaveLength(1)
  await panel.call(calls.leaveSequence, { lead_id: first }, ann())
  await join(first, other)
  await send()
  expect(letters()).toHaveLength(1)
  await walk(1)
  expect(letters()).toHaveLength(2)
})

test('a person who wrote of late starts nothing by another message', async () => {
  const sequence = await start()
  const email = 'again@example.org'
  await write({ email, kind: 'callback', phone: '4165550199' })
  const later = await write({ email })
  expect((await shown(later)).sequence).toBeNull()
  panel.advanceClock(190 * DAY_MS)
  const muchLater = await write({ email })
  panel.setClock(MORNING)
  expect((await shown(muchLater)).sequence).toMatchObject({ sequence_id: sequence.sequence_id })
})

test('after a lead that the agent added and a saved search, the person’s first message starts a sequence', async () => {
  const { sequence_id } = await start()
  const email = 'first@example.org'
  await enterLead(panel, ann(), { email, kind: 'showing' })
  await addLead(panel, ann().website_id, { email, kind: 'search' })
  await addLead(panel, ann().website_id, { email, kind: 'registration' })
  expect((await shown(await write({ email }))).sequence).toMatchObject({ sequence_id })
})

test('of two people who are merged, one sequence goes on, and separating gives it back', async () => {
  const sequence = await start({ kinds: [] })
  const add = () => addLead(panel, ann().website_id)
  const [main, other, third] = [await add(), await add(), await add()]
  for (const lead_id of [main, other, third]) await join(lead_id, sequence)
  await panel.call(mergePeople, { lead_id: main, other_id: other }, ann())
  expect(await story(main)).toEqual(expect.arrayContaining(['joined', 'joined', 'merged']))
  await panel.call(calls.leaveSequence, { lead_id: other }, ann())
  expect((await shown(main)).sequence).toBeNull()

  await panel.call(mergePeople, { lead_id: main, other_id: third }, ann())
  expect((await shown(main)).sequence).toMatchObject({ name: 'New buyers' })
  await send()
  expect(letters()).toHaveLength(1)
  await panel.call(separateLead, { lead_id: third }, ann())
  expect((await shown(main)).sequence).toBeNull()
  expect((await shown(third)).sequence).toMatchObject({ sent: 1 })
})

test('another agent’s sequence answers like a missing one', async () => {
  const bo = await openBuilder(panel)
  const sequence = await start()
  const { sequence_id, steps } = sequence
  const missing = randomUUID()
  const theirs = await addLead(panel, bo.website_id)
  const step_id = steps[0]?.step_id ?? ''
  for (const [call, rest] of [
    [calls.sequence, {}],
    [calls.turnSequence, { version: 1, is_on: false }],
    [calls.previewStep, { step_id }],
    [calls.testStep, { step_id }],
    [calls.joinSequence, { lead_id: theirs }]
  ] as const) {
    const mine = await panel.call(call, { sequence_id, ...rest } as never, bo)
    expect(mine.status).toBe(404)
    expect(mine).toEqual(await panel.call(call, { sequence_id: missing, ...rest } as never, bo))
  }
  expect((await panel.call(calls.saveSequence, { ...sequence, name: 'Mine' }, bo)).status).toBe(404)
  await panel.call(calls.deleteSequence, { sequence_id }, bo)
  expect((await panel.call(calls.leaveSequence, { lead_id: theirs }, ann())).status).toBe(404)
  expect(await read(sequence)).toMatchObject({ name: 'New buyers', is_on: true })
})
