// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Item } from '#contract/content/editor.ts'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/editor')

const FIELDS = { faq_title: 'Why?', faq_description: 'Why not.' }
const ITEM: Item = {
  kind: 'faq',
  item_id: '7',
  title: 'Why?',
  state: 'draft',
  version: 2,
  updated: '2026-11-21T15:00:00.000Z',
  updated_by: 'Ann',
  publish_at: null,
  published_version: null,
  scheduled_version: null,
  saved_by_you: true,
  can_undo: true,
  undo_shows: '2026-11-20T15:00:00.000Z',
  undo_differs: true,
  problem: null,
  fields: FIELDS
}

/** The stores with this question open. */
async function openQuestion(item: Item | undefined, values: Record<string, string> = FIELDS) {
  const stores = await import('#stores/editor/editor-item.ts')
  stores.$opened.set({
    status: 'ready',
    value: { kind: 'faq', item, values, begun_as: 'key', was: undefined, replacements: 0 }
  })
  return stores
}

test.each([
  [true, 'is offered while its text differs from the current text'],
  [false, 'is not offered while “Publish now” would publish the same text']
])('a previous version (%s) %s', async (undo_differs) => {
  await openQuestion({ ...ITEM, undo_differs })
  const { PublishCard } = await import('#islands/editor/publish-card.tsx')
  render(<PublishCard />)
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeTruthy()
  const previous = screen.queryByRole('button', { name: 'Publish previous version' })
  expect(previous !== null).toBe(undo_differs)
})

test('an untouched new question doesn’t say that it is saved, a saved one does', async () => {
  const { SavingStatus } = await import('#islands/editor/saving-status.tsx')
  await openQuestion(undefined, { faq_title: '', faq_description: '' })
  render(<SavingStatus />)
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  await openQuestion(ITEM)
  render(<SavingStatus />)
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test.each([
  ['refused', { a: 'x' }, 'Not saved: please fix the field below.'],
  ['refused', { a: 'x', b: 'y' }, 'Not saved: please fix the fields below.'],
  ['unpublishable', { a: 'x' }, 'Saved, but not ready to go live: please fix the field below.'],
  [
    'unpublishable',
    { a: 'x', b: 'y' },
    'Saved, but not ready to go live: please fix the fields below.'
  ]
] as const)('a text that is %s for %j says “%s”', async (status, errors, told) => {
  const { SavingStatus } = await import('#islands/editor/saving-status.tsx')
  const { $saving } = await openQuestion(ITEM)
  $saving.set({ status, message: '', errors })
  render(<SavingStatus />)
  expect(screen.getByRole('status').textContent).toBe(told)
})

test.each([
  [ITEM, 'Untitled'],
  [undefined, 'New question']
])('without a title, %o is headed “%s”', async (item, heading) => {
  const { $place } = await import('#stores/editor/editor-place.ts')
  await openQuestion(item, { faq_title: '', faq_description: 'Why not.' })
  $place.set({ ...$place.get(), kind: 'faq', item_id: item?.item_id ?? 'new' })
  const { OpenedItem } = await import('#islands/editor/item-page.tsx')
  const { opened } = await import('#stores/editor/editor-item.ts')
  render(<OpenedItem opened={opened()!} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('one’s own unsaved text is named so, as another tab may have typed it', async () => {
  const { $conflict } = await openQuestion(ITEM)
  $conflict.set({ state: ITEM, content: FIELDS })
  const { ConflictNotice } = await import('#islands/editor/conflict-notice.tsx')
  render(<ConflictNotice />)
  expect(
    screen.getByText(/^You saved this on .+, and this browser has other text that wasn’t saved$/)
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with the unsaved text' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/this tab/i)
})
