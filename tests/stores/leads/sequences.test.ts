import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'
import { openBuilder } from '../../kit/site-builder.ts'
import { toasts } from '../../kit/toasts.ts'

freshVisitor('/dashboard/sequences')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

async function openNew() {
  const agent = await openBuilder(panel)
  localStorage.setItem('access_token', agent.token)
  const store = await import('#stores/leads/sequence.ts')
  store.sequencePlace.add()
  const { id = '' } = store.sequencePlace.$place.get()
  await store.openSequence(id, true)
  const { sequenceDocument } = store
  const state = () => sequenceDocument.opened()?.state
  const fill = () => {
    sequenceDocument.edit({ name: 'New buyers', kinds: ['contact'] })
    for (const { step_id } of sequenceDocument.opened()?.fields.steps ?? []) {
      store.editStep(step_id, { subject: 'Hello', body: '<p>Hi</p>' })
    }
  }
  return { ...store, id, state, fill }
}

test('a new sequence begins with three emails, and names what is missing before it is on', async () => {
  const { $missing, fill, id, sequenceDocument, state, turn } = await openNew()
  expect(window.location.search).toBe(`?sequence=${id}`)
  expect(sequenceDocument.opened()?.fields.steps.map(({ day }) => day)).toEqual([0, 3, 10])
  expect(await turn(true)).toBe(false)
  expect(Object.keys($missing.get())).toContain('steps.0.subject')
  expect(state()).toMatchObject({ is_on: false, version: 1 })
  fill()
  expect(await turn(true)).toBe(true)
  expect($missing.get()).toEqual({})
  expect(state()).toMatchObject({ is_on: true, version: 2 })
})

test('emails are added, removed and edited, and a sequence that is on says what a save lacks', async () => {
  const { addStep, editStep, fill, removeStep, sequenceDocument, state, turn } = await openNew()
  fill()
  addStep()
  const steps = () => sequenceDocument.opened()?.fields.steps ?? []
  expect(steps().map(({ day }) => day)).toEqual([0, 3, 10, 17])
  removeStep(steps()[3]?.step_id ?? '')
  await turn(true)
  editStep(steps()[1]?.step_id ?? '', { subject: '' })
  expect(await sequenceDocument.save()).toBe(false)
  expect(sequenceDocument.$saving.get()).toMatchObject({
    status: 'refused',
    errors: { 'steps.1.subject': expect.any(String) }
  })
  editStep(steps()[1]?.step_id ?? '', { subject: 'Edited' })
  expect(await sequenceDocument.save()).toBe(true)
  expect(state()?.steps[1]?.subject).toBe('Edited')
})

test('edits that were not saved are there after a reload', async () => {
  const { fill, id, openSequence, sequenceDocument } = await openNew()
  fill()
  await sequenceDocument.save()
  sequenceDocument.edit({ name: 'Renamed' })
  await openSequence(id, false)
  expect(sequenceDocument.opened()?.fields.name).toBe('Renamed')
  expect(sequenceDocument.$saving.get().status).toBe('unsaved')
})

test('a version that was saved elsewhere is never overwritten unasked', async () => {
  const { fill, id, sequenceDocument } = await openNew()
  fill()
  await sequenceDocument.save()
  const { call } = await import('#gateways/panel.ts')
  const { saveSequence } = await import('#contract/leads/sequences.ts')
  const { fields } = sequenceDocument.opened() ?? {}
  if (!fields) throw new Error('the sequence is not open')
  await call(saveSequence, { sequence_id: id, base_version: 1, ...fields, name: 'Elsewhere' })
  sequenceDocument.edit({ name: 'Here' })
  expect(await sequenceDocument.save()).toBe(false)
  expect(sequenceDocument.$conflict.get()?.content.name).toBe('Elsewhere')
  sequenceDocument.takeTheirs()
  expect(sequenceDocument.opened()?.fields.name).toBe('Elsewhere')
})

test('a test of an email says where it goes', async () => {
  const { fill, sequenceDocument } = await openNew()
  fill()
  const { $stepPreview, loadStepPreview, testStepEmail } =
    await import('#stores/leads/sequence-letters.ts')
  const step_id = sequenceDocument.opened()?.fields.steps[0]?.step_id ?? ''
  await loadStepPreview(step_id)
  expect($stepPreview.get()).toMatchObject({ status: 'ready', value: { subject: 'Hello' } })
  await testStepEmail(step_id)
  expect(await toasts()).toMatchObject([
    { message: expect.stringContaining('A test is on its way') }
  ])
})
