import { afterAll, beforeAll, expect, test } from 'vitest'
import { importColumns, saveImportColumns } from '#contract/leads/import-columns.ts'
import { subscribe, type Subscriber } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const recalled = async (agent: Subscriber, headings: string[]) =>
  (await panel.call(importColumns, { headings }, agent)).body.columns
const remember = (agent: Subscriber, headings: string[], columns: Record<string, number>) =>
  panel.call(saveImportColumns, { headings, columns }, agent)

test('columns are remembered by the headings of a file, for one website', async () => {
  const [ann, bob] = [await subscribe(panel), await subscribe(panel)]
  const headings = ['Wer', 'Prénom', 'E-Mail']
  expect(await recalled(ann, headings)).toBeNull()
  await remember(ann, headings, { name: 0, email: 2 })
  expect(await recalled(ann, ['WER', 'prenom', 'e mail'])).toEqual({ name: 0, email: 2 })
  expect(await recalled(ann, ['E-Mail', 'Prénom', 'Wer'])).toBeNull()
  expect(await recalled(bob, headings)).toBeNull()
  await remember(ann, headings, { first_name: 1, email: 2, phone: 9 })
  expect(await recalled(ann, headings)).toEqual({ first_name: 1, email: 2 })
})

test('a website keeps the fifty that were used last', async () => {
  const ann = await subscribe(panel)
  for (let file = 0; file <= 50; file += 1) {
    panel.advanceClock(1000)
    await remember(ann, [`Column ${file}`], { name: 0 })
  }
  expect(await recalled(ann, ['Column 0'])).toBeNull()
  expect(await recalled(ann, ['Column 1'])).toEqual({ name: 0 })
  expect(await recalled(ann, ['Column 50'])).toEqual({ name: 0 })
})
