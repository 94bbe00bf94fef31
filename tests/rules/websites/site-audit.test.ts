import { expect, test } from 'vitest'
import { auditSite } from '#rules/websites/site-audit.ts'

const line = (en = '', fr = '') => ({ en, fr })
const text = (id: string, title = line('Words', 'Mots')) => ({ id, hidden: false, title })
/** A text with a button that opens a page. */
const linked = (id: string, page: string) => ({
  ...text(id),
  button: { label: line('See', 'Voir'), target: { to: 'page', page } }
})

type Page = Parameters<typeof auditSite>[0]['pages'][number]
const page = (id: string, change: Partial<Page> = {}): Page => ({
  id,
  hidden: false,
  title: line(`Title of ${id}`, `Titre de ${id}`),
  description: line(`About ${id}`, `Sur ${id}`),
  blocks: [text('block-1')],
  ...change
})
const site = (pages: Page[], change: object = {}) => ({
  language: 'en' as const,
  second_language: null,
  city: 'Halifax',
  salesman_name: 'Amara Osei',
  pages,
  ...change
})

test('a website with everything on it has no findings', () => {
  expect(auditSite(site([page('home'), page('about')]))).toEqual([])
  expect(auditSite(site([page('home')], { second_language: 'fr' }))).toEqual([])
})

test('a missing name, city, title and description are found, in each language', () => {
  const bare = page('home', { title: line('Home'), description: line() })
  const findings = auditSite(site([bare], { city: ' ', salesman_name: '', second_language: 'fr' }))
  expect(findings).toEqual([
    { finding: 'name' },
    { finding: 'city' },
    { finding: 'description', page_id: 'home', language: 'en' },
    { finding: 'title', page_id: 'home', language: 'fr' },
    { finding: 'description', page_id: 'home', language: 'fr' }
  ])
})

test('equal titles and descriptions are found once for all their pages', () => {
  const same = { title: line('Homes'), description: line('Homes in Halifax') }
  expect(auditSite(site([page('a', same), page('b', same), page('c', same)]))).toEqual([
    { finding: 'same-title', page_id: 'a', language: 'en', others: ['b', 'c'] },
    { finding: 'same-description', page_id: 'a', language: 'en', others: ['b', 'c'] }
  ])
})

test('a description that search engines cut off is found', () => {
  const long = page('home', { description: line('x'.repeat(161)) })
  expect(auditSite(site([long]))).toEqual([
    { finding: 'long-description', page_id: 'home', language: 'en' }
  ])
})

test('a picture without a description is found wherever it is in a block', () => {
  const picture = { sha256: 'a'.repeat(64), width: 1, height: 1, alt: line('A porch') }
  const gallery = {
    ...text('block-1'),
    pictures: [{ id: 'entry-1', caption: line('Porch', 'Porche'), picture }]
  }
  const french = site([page('home', { blocks: [gallery] })], { second_language: 'fr' })
  expect(auditSite(site([page('home', { blocks: [gallery] })]))).toEqual([])
  expect(auditSite(french)).toEqual([
    { finding: 'alt', page_id: 'home', block_id: 'block-1', language: 'fr' }
  ])
})

test('empty pages and blocks, and words that are in one language only, are found', () => {
  const pages = [
    page('home', { blocks: [text('block-1', line()), text('block-2', line('Words'))] }),
    page('about', { blocks: [{ ...text('block-1'), hidden: true }] })
  ]
  expect(auditSite(site(pages, { second_language: 'fr' }))).toEqual([
    { finding: 'empty', page_id: 'home', block_id: 'block-1' },
    { finding: 'untranslated', page_id: 'home', block_id: 'block-2', language: 'fr' },
    { finding: 'no-blocks', page_id: 'about' }
  ])
})

test('a button that opens a hidden or removed page is found', () => {
  const pages = [
    page('home', {
      blocks: [linked('block-1', 'about'), linked('block-2', 'hidden'), linked('block-3', 'gone')]
    }),
    page('about'),
    page('hidden', { hidden: true })
  ]
  expect(auditSite(site(pages))).toEqual([
    { finding: 'button', page_id: 'home', block_id: 'block-2' },
    { finding: 'button', page_id: 'home', block_id: 'block-3' }
  ])
})

test('what visitors do not see has no findings', () => {
  const hidden = page('draft', { hidden: true, title: line(), blocks: [] })
  const block = { ...text('block-2', line()), hidden: true }
  expect(auditSite(site([page('home', { blocks: [text('block-1'), block] }), hidden]))).toEqual([])
})
