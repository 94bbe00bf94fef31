import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListingDetails } from '#contract/listings/shown-listing.ts'
import { readCosts } from '#rules/home-costs/ask-costs.ts'
import { ClosingAnswer } from '#sites/costs/closing-answer.tsx'
import { ListingCosts } from '#sites/listings/listing-costs.tsx'
import { demoFacts } from '#sites/demo/demo-content.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { previewOf } from '../kit/demo-sites.tsx'
import { sitePage } from '../kit/site-page.ts'

const DAY = '2026-11-26'

test('a down payment above the price adds up to the cash that is needed', () => {
  const typed = { price: '500000', down: '600000', place: 'AB' }
  const { asked } = readCosts('closing-costs', typed)
  const answer = <ClosingAnswer asked={asked} day={DAY} language="en" />
  const { read } = sitePage(renderToStaticMarkup(answer))
  expect(read).toMatch(/Cash needed at closing\s+\$500,550/)
  expect(read).toMatch(/Down payment\s+\$500,000/)
})

test('a home under a postal name of Toronto pays Toronto’s tax too, by its postal code', () => {
  const view = previewOf({}, 1)
  const [home] = demoFacts(DEMO_AGENTS[0]!).homes
  if (!home) throw new Error('no home to show')
  const listing = {
    ...home,
    City: 'The Beaches',
    StateOrProvince: 'ON' as const,
    price: 1_000_000,
    type: 'house' as const,
    status: 'Active' as const
  }
  const details = { PostalCode: 'M4E 2V9' } as ListingDetails
  const costs = { day: DAY, query: '' }
  const html = renderToStaticMarkup(
    <ListingCosts shown={{ details, listing }} view={{ ...view, costs }} />
  )
  expect(sitePage(html).read).toContain('$32,950')
})
