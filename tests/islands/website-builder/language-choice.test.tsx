// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteState } from '#contract/websites/site-builder.ts'
import { LanguageChoice } from '#islands/website-builder/language-choice.tsx'
import { startHistory } from '#rules/websites/edit-history.ts'
import { auditSite } from '#rules/websites/site-audit.ts'
import { firstContent } from '#sites/first-content.ts'
import { $builder, content, edit, undo } from '#stores/website-builder/builder.ts'
import { changePage } from '#stores/website-builder/site-edits.ts'

const first = firstContent({
  language: 'en',
  template_id: 1,
  city: 'Halifax',
  province: 'NS',
  website_name: 'Amara Osei Homes',
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550134',
  salesman_email: 'amara@lakeshore.ca',
  salesman_designation: 'Broker',
  company_name: 'Lakeshore Realty',
  company_contact: '',
  company_fax: '',
  company_email: '',
  company_address: '',
  company_address_2: '',
  pictures: {},
  product: 'Maplekey'
})

beforeEach(() => {
  const history = startHistory(first)
  const state = { draft_version: 1 } as SiteState
  $builder.set({ status: 'ready', value: { state, history, saved: first, replacements: 0 } })
})
afterEach(cleanup)

const titles = () => content()?.pages.map(({ title }) => title.fr)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a second language brings its own texts where the agent hasn’t changed anything yet', () => {
  edit((site) => changePage(site, 'about', { title: { en: 'Meet me', fr: '' } }))
  render(<LanguageChoice />)
  choose('Second language', 'fr')
  expect(content()).toMatchObject({ language: 'en', second_language: 'fr' })
  expect(titles()?.filter(Boolean)).toHaveLength(first.pages.length - 1)
  const site = content() ?? first
  const missing = auditSite(site).filter((one) => 'language' in one && one.language === 'fr')
  expect(missing).toEqual([{ finding: 'title', page_id: 'about', language: 'fr' }])
  undo()
  expect(content()?.second_language).toBeNull()
})

test('choosing the other main language keeps the first one as the second', () => {
  render(<LanguageChoice />)
  choose('Second language', 'fr')
  choose('Main language', 'fr')
  expect(content()).toMatchObject({ language: 'fr', second_language: 'en' })
  choose('Second language', '')
  expect(content()?.second_language).toBeNull()
})

test('a website that changes its only language has its unchanged texts in the new one', () => {
  render(<LanguageChoice />)
  choose('Main language', 'fr')
  expect(content()).toMatchObject({ language: 'fr', second_language: null })
  expect(titles()?.every(Boolean)).toBe(true)
})
