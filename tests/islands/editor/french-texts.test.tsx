// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FrenchText } from '#contract/content/editor-french.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import type { Item } from '#contract/content/editor.ts'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/editor')

const DIGEST = '0'.repeat(64)
const TITLE: FrenchText = {
  field: 'title',
  english: 'Refunds',
  english_digest: DIGEST,
  french: null,
  french_digest: null,
  earlier_french: null,
  is_shared: false
}
const TEXT = { ...TITLE, field: 'content', english: '<p>See <a href="/faq">the FAQ</a>.</p>' }

function itemOf(kind: ItemKind, isLive: boolean): Item {
  return {
    kind,
    item_id: '7',
    title: 'Refunds',
    state: isLive ? 'published' : 'changed',
    version: 2,
    updated: '2026-11-21T15:00:00.000Z',
    updated_by: 'Ann',
    publish_at: null,
    published_version: isLive ? 2 : 1,
    scheduled_version: null,
    saved_by_you: true,
    can_undo: false,
    undo_shows: null,
    undo_differs: false,
    problem: null,
    fields: { title: 'Refunds', content: TEXT.english }
  }
}

/** The French of an item as the panel answered it. */
async function showFrench(
  texts: readonly FrenchText[],
  { kind = 'policy', isLive = true }: { kind?: ItemKind; isLive?: boolean } = {}
) {
  const stores = await import('#stores/editor/editor-french.ts')
  const { FrenchTexts } = await import('#islands/editor/french-texts.tsx')
  render(<FrenchTexts item={itemOf(kind, isLive)} />)
  stores.$french.set({
    status: 'ready',
    value: { kind, item_id: '7', texts, typed: {}, replacements: 0 }
  })
  await screen.findByRole('button', { name: 'Save French' })
  return stores
}

const CONSEQUENCES = [
  ['post', true, 'Without its French, this post isn’t on the French pages.'],
  ['post', false, 'If you publish this post without its French, it won’t be on the French pages.'],
  ['policy', true, 'Without its French, this policy has no French page.'],
  ['faq', true, 'Without its French, this question isn’t on the French pages.'],
  ['testimonial', false, 'If you publish this testimonial without its French,']
] as const

test('it names the texts without French and what follows, or else leads to the French page', async () => {
  for (const [kind, isLive, said] of CONSEQUENCES) {
    await showFrench([TITLE], { kind, isLive })
    expect(screen.getByRole('region', { name: 'French' }).textContent).toContain(said)
    cleanup()
  }
  const french = { french: 'Remboursements', french_digest: DIGEST }
  const stores = await showFrench([{ ...TITLE, ...french }, TEXT])
  expect(screen.getByText('No French yet: Text.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'View in French' })).toBeNull()
  const texts = [
    { ...TITLE, ...french },
    { ...TEXT, ...french }
  ]
  stores.$french.set({
    status: 'ready',
    value: { kind: 'policy', item_id: '7', texts, typed: {}, replacements: 0 }
  })
  const link = await screen.findByRole('link', { name: 'View in French' })
  expect(link.getAttribute('href')).toBe('/fr/policies/7')
  expect(screen.getByText(/^Every text has French\. This version is on the site/)).toBeTruthy()
})

test('English can be read but its links lead nowhere, and French is typed as French or started from an earlier one', async () => {
  await showFrench([{ ...TITLE, is_shared: true }, TEXT])
  const english = screen.getByRole('region', { name: 'Text (English)' })
  expect([english.lang, english.querySelector('a')?.hasAttribute('href')]).toEqual(['en-CA', false])
  const title = screen.getByRole('textbox', { name: 'Title (French)' })
  expect([title.lang, title.getAttribute('spellcheck')]).toEqual(['fr-CA', 'true'])
  const text = screen.getByRole('textbox', { name: 'Text (French)' })
  expect([text.lang, text.getAttribute('spellcheck')]).toEqual(['fr-CA', 'true'])
  expect(screen.getByText(/has the same English, and so the same French/)).toBeTruthy()
  cleanup()
  const stores = await showFrench([{ ...TITLE, earlier_french: 'Remboursement' }])
  fireEvent.click(screen.getByRole('button', { name: 'Start from the earlier French' }))
  expect(await screen.findByDisplayValue('Remboursement')).toBeTruthy()
  expect(stores.isFrenchUnsaved()).toBe(true)
  expect(screen.queryByRole('button', { name: 'Start from the earlier French' })).toBeNull()
})
