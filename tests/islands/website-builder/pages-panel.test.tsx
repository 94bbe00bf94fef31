// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SiteState } from '#contract/websites/site-builder.ts'
import { PagesPanel } from '#islands/website-builder/pages-panel.tsx'
import { $builder } from '#stores/website-builder/builder.ts'
import { startHistory } from '#rules/websites/edit-history.ts'
import { plainSite } from '../../kit/plain-site.ts'

afterEach(cleanup)

function open({ hidden }: { hidden: boolean }) {
  const plain = plainSite()
  const homes = { hidden, inMenu: true }
  const pages = plain.pages.map((page) => (page.kind === 'homes' ? { ...page, ...homes } : page))
  const site = { ...plain, pages }
  const state = { draft_version: 1 } as SiteState
  const value = { state, history: startHistory(site), saved: site, replacements: 0 }
  $builder.set({ status: 'ready', value })
  render(<PagesPanel />)
}

test('a hidden page says that visitors don’t see it, and where they find all listings instead', () => {
  open({ hidden: true })
  const row = screen.getByText('/homes').closest('button')!
  expect(within(row).getByText('Hidden from visitors')).toBeTruthy()
  expect(screen.getByText(/their search, at \/listings\. It isn’t in this list\.$/)).toBeTruthy()
})

test('where the agent’s own page of homes is in the menu, no other one is named', () => {
  open({ hidden: false })
  expect(screen.queryByText(/at \/listings/)).toBeNull()
})
