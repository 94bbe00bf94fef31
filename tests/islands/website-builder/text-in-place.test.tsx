// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteState } from '#contract/websites/site-builder.ts'
import { textsOf } from '#islands/website-builder/block-texts.ts'
import { useTextsInPlace } from '#islands/website-builder/use-texts-in-place.tsx'
import { visitorsView } from '#islands/website-builder/visitors-view.ts'
import { startHistory } from '#rules/websites/edit-history.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { shownBlocks } from '#sites/blocks/shown-blocks.ts'
import { everyPart } from '#sites/every-part.ts'
import { render as renderPage } from '#sites/server-entry.tsx'
import { TEMPLATES, templateOf } from '#sites/templates/templates.ts'
import { $builder, content, edit, redo, undo } from '#stores/website-builder/builder.ts'
import { withoutTyping } from '#stores/website-builder/text-in-place.ts'
import { duplicateBlock } from '#stores/website-builder/site-edits.ts'
import { plainSite } from '../../kit/plain-site.ts'
import { siteContent, siteRequest } from '../../kit/site-requests.ts'

const EVERY = TEMPLATES.map(({ id, name }) => [id, name] as const)

beforeEach(() => open(plainSite()))
afterEach(cleanup)

function open(site: ReturnType<typeof plainSite>): void {
  const state = { draft_version: 1 } as SiteState
  const value = { state, history: startHistory(site), saved: site, replacements: 0 }
  $builder.set({ status: 'ready', value })
}

function Preview({ language = 'en' as 'en' | 'fr' }) {
  const site = withoutTyping(content()!)
  const page = site.pages[0]!
  const editable = useTextsInPlace(site, page, language)
  const view = visitorsView({ site, page, language, website_id: 1, editable })
  return <AgentWebsite parts={everyPart(templateOf(1))} view={view} />
}

const type = (words: HTMLElement, text: string) => {
  words.textContent = text
  fireEvent.input(words)
}
const headline = () => {
  const [hero] = content()!.pages[0]!.blocks
  return hero?.type === 'hero' ? hero.headline : undefined
}
const steps = () => {
  const loaded = $builder.get()
  return loaded.status === 'ready' ? loaded.value.history.past.length : 0
}

test('typing in the preview edits the text that its field edits, as one step of the history', () => {
  render(<Preview />)
  const words = screen.getByRole('textbox', { name: 'Headline' })
  expect(words.textContent).toBe('Find your home')
  expect(screen.getByRole('heading', { level: 1, name: 'Find your home' })).toBeTruthy()
  type(words, 'Homes')
  type(words, 'Homes by\nthe lake')
  expect(headline()).toEqual({ en: 'Homes by the lake', fr: '' })
  expect(steps()).toBe(1)
  fireEvent.blur(words)
  type(words, 'Homes by the sea')
  expect(steps()).toBe(2)
  act(undo)
  expect(headline()?.en).toBe('Homes by the lake')
})

test('a text stays in the preview while it is emptied, and nothing draws over it', () => {
  const { rerender } = render(<Preview />)
  const words = screen.getByRole('textbox', { name: 'Headline' })
  type(words, '')
  rerender(<Preview />)
  expect(headline()?.en).toBe('')
  expect(words).toBe(screen.getByRole('textbox', { name: 'Headline' }))
  expect(words.textContent).toBe('')
  fireEvent.blur(words)
  rerender(<Preview />)
  expect(screen.queryByRole('textbox', { name: 'Headline' })).toBeNull()
})

test('Escape takes back what was typed since the caret came, and redo brings it again', () => {
  const { rerender } = render(<Preview />)
  const words = screen.getByRole('textbox', { name: 'Headline' })
  type(words, 'Typed before')
  fireEvent.blur(words)
  rerender(<Preview />)
  type(words, 'Typed now')
  fireEvent.keyDown(words, { key: 'Escape' })
  expect(words.textContent).toBe('Typed before')
  expect(headline()?.en).toBe('Typed before')
  fireEvent.keyDown(words, { key: 'Escape' })
  expect(headline()?.en, 'nothing was typed since').toBe('Typed before')
  act(redo)
  expect(headline()?.en).toBe('Typed now')
})

test('Enter ends a text, but not while it only confirms a composed word', () => {
  render(<Preview />)
  const words = screen.getByRole('textbox', { name: 'Headline' })
  words.focus()
  expect(fireEvent.keyDown(words, { key: 'Enter', isComposing: true })).toBe(true)
  expect(document.activeElement).toBe(words)
  expect(fireEvent.keyDown(words, { key: 'Enter' })).toBe(false)
  expect(document.activeElement).not.toBe(words)
})

test('words are typed in the language that the preview shows, and undo shows through', () => {
  open(plainSite({ second_language: 'fr' }))
  const { rerender } = render(<Preview language="fr" />)
  const words = screen.getByRole('textbox', { name: 'Headline (French)' })
  expect(words.textContent, 'English, until there is French').toBe('Find your home')
  type(words, 'Votre chez-vous')
  expect(headline()).toEqual({ en: 'Find your home', fr: 'Votre chez-vous' })
  act(undo)
  rerender(<Preview language="fr" />)
  expect(words.textContent).toBe('Find your home')
})

test('of a block and its copy, the one that is typed in changes', () => {
  edit((site) => duplicateBlock(site, 'home', 'block-3'))
  render(<Preview />)
  const [, , copy] = screen.getAllByRole('textbox', { name: 'Title' })
  type(copy!, 'Call me')
  const titles = content()!.pages[0]!.blocks.map((block) => 'title' in block && block.title.en)
  expect(titles.slice(2)).toEqual(['Write to me', 'Call me'])
})

test.each(EVERY)('every plain text of template %i can be edited in place', (template_id) => {
  const site = siteContent({ template_id })
  const page = site.pages.find(({ id }) => id === 'all')!
  const texts = page.blocks.flatMap((block) => textsOf(block).map((text) => ({ block, ...text })))
  const drawn = new Set<unknown>()
  const view = visitorsView({
    site,
    page,
    language: 'en',
    website_id: 1,
    editable(line, text) {
      drawn.add(line)
      return text
    }
  })
  renderToStaticMarkup(<AgentWebsite parts={everyPart(view.template)} view={view} />)
  const shown = shownBlocks(view, page.blocks)
  // A logo's name is the description of its picture.
  const expected = texts.filter(
    ({ block, line }) => shown.includes(block) && line.en && block.type !== 'logos'
  )
  expect(expected.length).toBeGreaterThan(25)
  expect(expected.filter(({ line }) => !drawn.has(line)).map(({ path }) => path)).toEqual([])
})

test.each(EVERY)('pages of template %i bear no mark of the builder', (template_id) => {
  const request = siteRequest({ content: siteContent({ template_id }), path: '/all' })
  expect(renderPage(request).body).not.toMatch(/data-field|contenteditable|role="textbox"/i)
})
