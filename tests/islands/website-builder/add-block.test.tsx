// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { type BlockType, SiteBlock } from '#contract/websites/site-blocks.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { SiteState } from '#contract/websites/site-builder.ts'
import { LanguageContext } from '#islands/kit/use-messages.ts'
import { BlockPanel } from '#islands/website-builder/block-panel.tsx'
import { visitorsView } from '#islands/website-builder/visitors-view.ts'
import { websiteBlocksMessages } from '#messages/website-blocks.ts'
import { startHistory } from '#rules/websites/edit-history.ts'
import { AgentWebsite } from '#sites/agent-website.tsx'
import { everyPart } from '#sites/every-part.ts'
import { templateOf } from '#sites/templates/templates.ts'
import { $shownPosts } from '#stores/blog/blog-list.ts'
import { $builder, $shownHomes, content } from '#stores/website-builder/builder.ts'
import { openPage } from '#stores/website-builder/builder-place.ts'
import { plainSite } from '../../kit/plain-site.ts'

const LANGUAGES = ['en', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const HOME: ShownListing = {
  listing_id: 12,
  slug: '12-elm-street-halifax-12',
  status: 'Active',
  title: { en: 'Loft over the bakery', fr: '' },
  address: '12 Elm Street',
  CityRegion: '',
  City: 'Halifax',
  StateOrProvince: 'NS',
  type: 'condo',
  price: 500_000,
  BedroomsTotal: 2,
  BathroomsTotalInteger: 1,
  LivingArea: null,
  photo: null,
  photosCount: 0,
  pin: null,
  since: '2026-11-01T12:00:00.000Z',
  openHouse: null,
  attribution: null
}
const POST: ShownPost = {
  post_id: 3,
  slug: 'spring-market',
  language: 'en',
  title: 'The spring market',
  description: '',
  cover: null,
  date: '2026-11-01',
  published: '2026-11-01T12:00:00.000Z',
  changed: '2026-11-01T12:00:00.000Z'
}

beforeEach(() => {
  const site = plainSite()
  const state = { draft_version: 1 } as SiteState
  const value = { state, history: startHistory(site), saved: site, replacements: 0 }
  $builder.set({ status: 'ready', value })
  openPage('home')
})
afterEach(() => {
  cleanup()
  $shownHomes.set({ homes: [], homesTotal: 0 })
  $shownPosts.set([])
})

const TEXTS = {
  en: {
    add: 'Add block',
    dialog: 'Add a block',
    homes: 'Visitors don’t see this block until your website has listings.',
    posts: 'Visitors don’t see this block until you publish a blog post.',
    title: 'Title'
  },
  fr: {
    add: 'Ajouter un bloc',
    dialog: 'Ajouter un bloc',
    homes: 'Les visiteurs ne voient pas ce bloc tant que votre site Web n’a pas d’inscriptions.',
    posts:
      'Les visiteurs ne voient pas ce bloc tant que vous n’avez pas publié d’article de blogue.',
    title: 'Titre'
  }
}

function openDialog(language: Language) {
  render(
    <LanguageContext value={language}>
      <BlockPanel />
    </LanguageContext>
  )
  fireEvent.click(screen.getByRole('button', { name: TEXTS[language].add }))
  return within(screen.getByRole('dialog', { name: TEXTS[language].dialog }))
}

function add(language: Language, type: BlockType): void {
  const name = websiteBlocksMessages[language].names[type]
  const dialog = openDialog(language)
  fireEvent.click(dialog.getByText(name, { selector: 'b' }))
  expect(screen.getByRole('heading', { name })).toBeTruthy()
}

/** The page as the preview draws it. */
function preview(): string {
  const site = content()!
  const page = site.pages[0]!
  const view = visitorsView({ site, page, language: 'en', website_id: 1 })
  return renderToStaticMarkup(<AgentWebsite parts={everyPart(templateOf(1))} view={view} />)
}

test.each(LANGUAGES)('every kind of block is offered, in %s', (language) => {
  const offered = openDialog(language)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)
  const kinds = SiteBlock.options.map(({ entries }) => entries.type.literal)
  const { names } = websiteBlocksMessages[language]
  expect(offered.toSorted()).toEqual(kinds.map((kind) => names[kind]).toSorted())
})

const FROM_ELSEWHERE = [
  ['homes', 'homes', 'Loft over the bakery'],
  ['search', 'homes', 'class="home-filter"'],
  ['posts', 'posts', 'The spring market']
] as const

test.each(
  FROM_ELSEWHERE.flatMap((one) => LANGUAGES.map((language) => [language, ...one] as const))
)(
  'in %s the block %s has its fields, and says what it waits for while it is empty',
  (language, type, waitsFor) => {
    const before = preview()
    add(language, type)
    expect(screen.getByLabelText(TEXTS[language].title)).toBeTruthy()
    expect(screen.getByText(TEXTS[language][waitsFor])).toBeTruthy()
    expect(preview()).toBe(before)
  }
)

test.each(FROM_ELSEWHERE)(
  'the block %s shows what the website has, and is not called empty',
  (type, waitsFor, shown) => {
    $shownHomes.set({ homes: [HOME], homesTotal: 1 })
    $shownPosts.set([POST])
    expect(preview()).not.toContain(shown)
    add('en', type)
    expect(screen.queryByText(TEXTS.en[waitsFor])).toBeNull()
    expect(preview()).toContain(shown)
  }
)
