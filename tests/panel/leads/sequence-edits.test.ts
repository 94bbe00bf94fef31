import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as calls from '#contract/leads/sequences.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { sequenceFields, type SequenceInput, startSequencePanel } from '../../kit/sequences.ts'

const { ann, begin, letters, panel, read, send, shown, start, story, subjects, walk, write } =
  await startSequencePanel()
afterAll(() => panel.close())
beforeEach(begin)

test('editing a sequence that is on changes only emails that were not sent', async () => {
  const sequence = await start()
  const lead_id = await write()
  await send()
  const [first, second, third] = sequence.steps as [Step, Step, Step]
  const steps = [
    { ...first, day: 1, subject: 'Never sent again' },
    { ...second, day: 5, subject: 'Edited' },
    third
  ]
  const edited = { ...sequence, base_version: 1, steps }
  expect((await panel.call(calls.saveSequence, edited, ann())).body.sequence.version).toBe(2)
  expect((await shown(lead_id)).sequence?.next_at).toBe('2026-11-26T14:00:00.000Z')
  const stale = { ...edited, name: 'Stale' }
  expect((await panel.call(calls.saveSequence, stale, ann())).status).toBe(409)
  const broken = { ...edited, base_version: 2, steps: [{ ...first, subject: '' }] }
  const refused = await panel.call(calls.saveSequence, broken, ann())
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['steps.0.subject']])
  await walk(5)
  expect(subjects()).toEqual(['Day 0, Jordan', 'Edited'])
  const shorter = { ...edited, base_version: 2, steps: [first, steps[1] as Step] }
  await panel.call(calls.saveSequence, shorter, ann())
  expect((await story(lead_id)).at(-1)).toBe('finished')
})

type Step = SequenceInput['steps'][number]

test('turning a sequence off takes everyone out, and nobody comes back by turning it on', async () => {
  const sequence = await start()
  const { sequence_id } = sequence
  const lead_id = await write()
  await send()
  await panel.call(calls.turnSequence, { sequence_id, version: 1, is_on: false }, ann())
  await panel.call(calls.turnSequence, { sequence_id, version: 1, is_on: true }, ann())
  await walk(4)
  expect(letters()).toHaveLength(1)
  expect(await story(lead_id)).toEqual(['joined', 'Day 0, Jordan', 'off'])
  expect((await panel.call(calls.deleteSequence, { sequence_id }, ann())).status).toBe(409)
})

test.each([
  ['without a name', { name: '' }, ['name']],
  ['without an email', { steps: [] }, ['steps']],
  [
    'with two emails on a day',
    { steps: sequenceFields().steps.map((step) => ({ ...step, day: 3 })) },
    ['steps.1', 'steps.2']
  ],
  [
    'with an unknown placeholder',
    { steps: sequenceFields().steps.map((step) => ({ ...step, body: '<p>{nme}</p>' })) },
    ['steps.0.body', 'steps.1.body', 'steps.2.body']
  ]
])('a sequence %s can be saved, but not turned on', async (_, change, fields) => {
  const input = sequenceFields(change as Partial<SequenceInput>)
  expect((await panel.call(calls.saveSequence, input, ann())).status).toBe(200)
  const wish = { sequence_id: input.sequence_id, version: 1, is_on: true }
  const { body, status } = await panel.call(calls.turnSequence, wish, ann())
  expect([status, Object.keys(body.errors)]).toEqual([422, fields])
  expect((await read(input)).is_on).toBe(false)
})

test('the preview and the test of an email go to the agent alone', async () => {
  const sequence = sequenceFields()
  await panel.call(calls.saveSequence, sequence, ann())
  const { sequence_id, steps } = sequence
  const which = { sequence_id, step_id: steps[1]?.step_id ?? '' }
  const preview = await panel.call(calls.previewStep, which, ann())
  expect(preview.body.subject).toMatch(/^Day 3, /)
  const { body } = await panel.call(calls.testStep, which, ann())
  await workOnce(panel.world)
  const tests = panel.emails.filter(({ text }) => text.includes('This is a test.'))
  expect(tests.map(({ to }) => to.address)).toEqual([body.sent_to])
  const unknown = { ...which, step_id: randomUUID() }
  expect((await panel.call(calls.previewStep, unknown, ann())).status).toBe(404)
})
