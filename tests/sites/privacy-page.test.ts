import { expect, test } from 'vitest'
import { REGISTERED_DAYS, SIGNED_IN_DAYS } from '#rules/listings/vow.ts'
import { RETENTION } from '#rules/privacy/retention.ts'
import { render } from '#sites/server-entry.tsx'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { feedHome } from '../kit/shown-listing.ts'
import { sitePage } from '../kit/site-page.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

const own = siteContent({ company_address: '120 Queen Street West, Toronto, ON M5H 2N2' })
const both = (en: string, fr: string) => ({ en, fr })
const privacy = {
  id: 'privacy',
  kind: 'privacy' as const,
  slug: 'privacy',
  title: both('Privacy', 'Confidentialité'),
  description: both('', ''),
  inMenu: false,
  hidden: false,
  blocks: []
}
const content = { ...own, pages: [...own.pages, privacy] }

function readOf(path: string, change: Partial<SiteRequest> = {}): string {
  const request = siteRequest({ content, form: { token: '' }, path, ...change })
  return sitePage(String(render(request).body)).read
}
const withHomes = { facts: { ...siteRequest().facts, homes: [feedHome()] } }

test('the privacy page says what a registration stores, its cookie, and for how long', () => {
  const hasVow = { services: { hasVow: true } }
  for (const [path, days] of [
    ['/privacy', 'days'],
    ['/fr/privacy', 'jours']
  ] as const) {
    const said = readOf(path, hasVow)
    expect(said).toContain('homes-account')
    for (const period of [REGISTERED_DAYS, RETENTION.registrations.days, SIGNED_IN_DAYS]) {
      expect(said).toContain(`${period} ${days}`)
    }
    expect(readOf(path)).not.toContain('homes-account')
  }
})

test('the privacy page says how long alerts are kept, where the website has homes', () => {
  const { days } = RETENTION.unconfirmedSearches
  expect(readOf('/privacy', withHomes)).toContain(`deleted after ${days} days`)
  expect(readOf('/fr/privacy', withHomes)).toContain(`supprimés après ${days} jours`)
  expect(readOf('/privacy')).not.toContain('Alerts for new homes')
})
