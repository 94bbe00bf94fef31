import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SiteContent } from '#contract/websites/site-content.ts'
import { recordEdit, startHistory, undoEdit } from '#rules/websites/edit-history.ts'
import { PAGE_BLOCKS_MAX, SITE_PAGES_MAX } from '#rules/websites/site-pages.ts'
import { BLOCK_TYPES } from '#stores/website-builder/new-block.ts'
import {
  addBlock,
  addEntry,
  addPage,
  changeBlock,
  changePage,
  duplicateBlock,
  hideBlock,
  markLanding,
  moveBlock,
  movePage,
  nextBlockId,
  removeBlock,
  removePage
} from '#stores/website-builder/site-edits.ts'
import { plainSite } from '../../kit/plain-site.ts'

const line = (en = '', fr = '') => ({ en, fr })
const blocksOf = (site: SiteContent, id = 'home') =>
  site.pages.find((page) => page.id === id)?.blocks.map((block) => block.id)
const pagesOf = (site: SiteContent) => site.pages.map(({ id }) => id)

test('a landing page is outside the menu and has a form, once', () => {
  const site = addPage(plainSite(), { title: line('Spring'), isLanding: true })
  const page = site.pages.at(-1)
  expect(page).toMatchObject({ landing: true, inMenu: false, blocks: [{ type: 'contact' }] })
  const again = markLanding(markLanding(site, page?.id ?? '', false), page?.id ?? '', true)
  expect(again.pages.at(-1)).toEqual(page)
})

test('a page is added with an address from its title, at the end of the menu', () => {
  const site = addPage(plainSite(), { title: line('Open houses') })
  expect(site.pages.at(-1)).toMatchObject({
    kind: 'own',
    slug: 'open-houses',
    inMenu: true,
    hidden: false,
    blocks: []
  })
  expect(addPage(site, { title: line('Open houses') }).pages.at(-1)?.slug).toBe('open-houses-2')
})

test('only pages that the agent has added can be removed', () => {
  const site = addPage(plainSite(), { title: line('Open houses') })
  const own = site.pages.at(-1)?.id ?? ''
  expect(pagesOf(removePage(site, own))).toEqual(pagesOf(plainSite()))
  expect(removePage(site, 'about')).toBe(site)
})

test('pages and blocks move to any place, and no further than the ends', () => {
  const site = plainSite()
  expect(pagesOf(movePage(site, 'contact', 1)).slice(0, 3)).toEqual(['home', 'contact', 'about'])
  expect(blocksOf(moveBlock(site, 'home', 'block-1', 2))).toEqual(['block-2', 'block-3', 'block-1'])
  expect(blocksOf(moveBlock(site, 'home', 'block-3', -4))).toEqual([
    'block-3',
    'block-1',
    'block-2'
  ])
  expect(moveBlock(site, 'home', 'block-3', 9), 'it is last already').toBe(site)
})

test('a block is added at its place, and a copy stands below its original', () => {
  const site = plainSite()
  expect(nextBlockId(site, 'home')).toBe('block-4')
  expect(blocksOf(addBlock(site, 'home', 'questions', 1))).toEqual([
    'block-1',
    'block-4',
    'block-2',
    'block-3'
  ])
  const copied = duplicateBlock(site, 'home', 'block-2')
  expect(blocksOf(copied)).toEqual(['block-1', 'block-2', 'block-4', 'block-3'])
  expect(copied.pages[0]?.blocks[2]).toEqual({ ...site.pages[0]?.blocks[1], id: 'block-4' })
})

test('a block is hidden, shown again, changed and removed', () => {
  const site = plainSite()
  const hidden = hideBlock(site, 'home', 'block-2', true)
  expect(hidden.pages[0]?.blocks[1]?.hidden).toBe(true)
  expect(hideBlock(hidden, 'home', 'block-2', false)).toEqual(site)
  expect(blocksOf(removeBlock(site, 'home', 'block-2'))).toEqual(['block-1', 'block-3'])
  const block = site.pages[0]!.blocks[2]!
  const changed = changeBlock(site, 'home', { ...block, id: 'block-3', hidden: true })
  expect(changed.pages[0]?.blocks[2]?.hidden).toBe(true)
})

test('an edit of what is gone, and one beyond the limits, changes nothing', () => {
  const site = plainSite()
  for (const edited of [
    changePage(site, 'gone', { hidden: true }),
    addBlock(site, 'gone', 'text'),
    moveBlock(site, 'home', 'gone', 0),
    duplicateBlock(site, 'home', 'gone'),
    removeBlock(site, 'home', 'gone'),
    movePage(site, 'gone', 0)
  ]) {
    expect(edited).toBe(site)
  }
  let full = site
  for (let count = 0; count <= PAGE_BLOCKS_MAX; count++) full = addBlock(full, 'home', 'text')
  expect(blocksOf(full)).toHaveLength(PAGE_BLOCKS_MAX)
  expect(duplicateBlock(full, 'home', 'block-1')).toBe(full)
  for (let count = 0; count <= SITE_PAGES_MAX; count++) full = addPage(full, { title: line('A') })
  expect(full.pages).toHaveLength(SITE_PAGES_MAX)
})

test('an entry of a list gets an id that no other entry has', () => {
  const first = addEntry<object>([], { question: line('Why?') })
  const two = addEntry<object>(first, { question: line('How?') })
  expect(two.map(({ id }) => id)).toEqual(['entry-1', 'entry-2'])
  expect(addEntry<object>(two.slice(1), {}).map(({ id }) => id)).toEqual(['entry-2', 'entry-3'])
})

/** Presses of the builder's buttons, on pages and blocks that are or were there. */
const page = fc.constantFrom('home', 'about', 'page-1', 'page-2', 'gone')
const block = fc.integer({ min: 1, max: 8 }).map((number) => `block-${number}`)
const place = fc.integer({ min: -2, max: 9 })
const press = fc.oneof(
  fc
    .string()
    .map((title) => (site: SiteContent) => addPage(site, { title: line(title.slice(0, 80)) })),
  fc.tuple(page, place).map(
    ([id, to]) =>
      (site: SiteContent) =>
        movePage(site, id, to)
  ),
  page.map((id) => (site: SiteContent) => removePage(site, id)),
  fc.tuple(page, fc.boolean()).map(
    ([id, hidden]) =>
      (site: SiteContent) =>
        changePage(site, id, { hidden })
  ),
  fc.tuple(page, fc.constantFrom(...BLOCK_TYPES), place).map(
    ([id, type, at]) =>
      (site: SiteContent) =>
        addBlock(site, id, type, Math.max(0, at))
  ),
  fc.tuple(page, block, place).map(
    ([id, of, to]) =>
      (site: SiteContent) =>
        moveBlock(site, id, of, to)
  ),
  fc.tuple(page, block).map(
    ([id, of]) =>
      (site: SiteContent) =>
        duplicateBlock(site, id, of)
  ),
  fc.tuple(page, block).map(
    ([id, of]) =>
      (site: SiteContent) =>
        removeBlock(site, id, of)
  ),
  fc.tuple(page, block, fc.boolean()).map(
    ([id, of, hidden]) =>
      (site: SiteContent) =>
        hideBlock(site, id, of, hidden)
  )
)

test('any sequence of edits keeps the website valid, and undoing them all gives back what was', () => {
  const first = plainSite()
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      let history = startHistory(first)
      for (const edit of presses) {
        history = recordEdit(history, edit(history.now))
        expect(v.safeParse(SiteContent, history.now).issues).toBeUndefined()
      }
      while (history.past.length > 0) history = undoEdit(history)
      expect(history.now).toBe(first)
    })
  )
})
