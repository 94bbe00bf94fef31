import { expect, test } from 'vitest'
import { foldsInto, openUntil } from '#rules/content/fold-version.ts'

const BEGUN = new Date('2026-11-22T15:00:00.000Z')
const after = (ms: number) => new Date(BEGUN.getTime() + ms)
const TEN_MINUTES = 600_000
const TEXT = `<p>Snow ${'x'.repeat(200)} falls</p>`

const newest = { agent_id: 'ann', open_until: openUntil(BEGUN), fields: { title: 'A', text: TEXT } }
const save = { agent_id: 'ann', now: after(2000), fields: { title: 'A', text: `${TEXT}<p>b</p>` } }

test.each<[string, boolean, Partial<typeof newest> | { open_until: null }, object]>([
  ['the same person a moment later', true, {}, {}],
  ['the same person, in the last instant', true, {}, { now: after(TEN_MINUTES - 1) }],
  ['the same person ten minutes after it was begun', false, {}, { now: after(TEN_MINUTES) }],
  ['somebody else', false, {}, { agent_id: 'bo' }],
  ['anybody, over what no account wrote', false, { agent_id: null as never }, { agent_id: null }],
  ['the same person, after something was done with it', false, { open_until: null }, {}],
  [
    'who takes out 200 letters',
    true,
    {},
    { fields: { title: 'A', text: TEXT.replace('x'.repeat(200), '') } }
  ],
  [
    'who takes out 201 letters',
    false,
    {},
    { fields: { title: 'A', text: TEXT.replace(` ${'x'.repeat(200)}`, '') } }
  ],
  ['who writes over 201 letters', false, {}, { fields: { title: 'A', text: 'y'.repeat(400) } }],
  ['who empties a short field', true, {}, { fields: { title: '', text: TEXT } }],
  ['who leaves a long field out', false, {}, { fields: { title: 'A' } }]
])('what is saved by %s is part of the newest version: %s', (_, folds, change, saved) => {
  expect(foldsInto({ ...newest, ...change }, { ...save, ...saved })).toBe(folds)
})
