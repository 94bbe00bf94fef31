import { expect, test } from 'vitest'
import { render } from '#sites/server-entry.tsx'
import { allTextIn } from '../kit/page-tree.ts'
import { attributeOf, sitePage } from '../kit/site-page.ts'
import { siteContent, siteRequest } from '../kit/site-requests.ts'

const DAY = '2026-11-26'

function asked(query: string, { language = 'en', day = DAY } = {}) {
  const content = siteContent({ province: 'ON', city: 'Toronto' })
  const path = language === 'en' ? '/all' : '/fr/all'
  const answer = render(siteRequest({ content, path, costs: { day, query } }))
  const page = sitePage(String(answer.body))
  const [payment = '', tax = ''] = page
    .all('div')
    .filter((one) => attributeOf(one, 'data-answer') !== undefined)
    .map(allTextIn)
  return { answer, page, payment, tax }
}

const PAYMENT =
  'calculator=a-payment_costs&price=312500&down=20%25&rate=4.88&years=30&every=monthly'
const TAX = 'calculator=a-tax_costs&price=5%20000%20000%20%24&place=ON-toronto'

test('a payment calculator answers its own form and no other', () => {
  const { answer, payment, tax } = asked(PAYMENT)
  expect(answer.scripts).toContain('calculator')
  expect(payment).toContain('Payment each month $1,316.37')
  expect(payment).toContain('With $62,500 down, at 4.88%, over 30 years.')
  expect(payment).toMatch(/The rate is .+’s assumption of November 3, 2026, not an offer\./)
  expect(payment).toContain('Figures checked on November 27, 2026.')
  expect(tax).toBe('')
})

test('a rate that the visitor typed is nobody’s assumption', () => {
  expect(asked(PAYMENT.replace('4.88', '5')).payment).not.toContain('assumption of')
})

test('a land transfer tax calculator says each tax, with its source', () => {
  const { tax } = asked(TAX)
  expect(tax).toContain('Total $271,450')
  expect(tax).toContain('Ontario’s land transfer tax $111,475')
  expect(tax).toContain('Toronto’s municipal land transfer tax $159,975')
  expect(tax).toContain('ontario.ca , toronto.ca')
})

test('figures that are due to be checked hide the result and say so', () => {
  const day = '2027-04-01'
  for (const [query, name] of [
    [PAYMENT, 'payment'],
    [TAX, 'tax']
  ] as const) {
    expect(asked(query, { day })[name]).toMatch(/^We don’t show this result at the moment/)
  }
})

test('a place without figures says that we don’t have them', () => {
  for (const place of ['other', 'SK']) {
    const { tax } = asked(TAX.replace('ON-toronto', place))
    expect(tax).toBe('We don’t have this place’s figures.')
  }
})

test('nothing typed is lost, and each mistake is said at its field', () => {
  const { page, payment } = asked(`${PAYMENT.replace('312500', 'a lot')}&rate=4.88`)
  const price = page.elements.find((one) => attributeOf(one, 'id') === 'a-payment_costs_price')
  expect(price && attributeOf(price, 'value')).toBe('a lot')
  expect(price && attributeOf(price, 'aria-invalid')).toBe('true')
  const described = price && attributeOf(price, 'aria-describedby')
  expect(described).toBe('a-payment_costs_price_hint a-payment_costs_price_error')
  expect(page.read).toContain('Enter a price above zero')
  expect(payment).toBe('')
  expect(page.errors).toEqual([])
})

test('a rate of three decimals with a comma is one, whether a visitor or the agent typed it', () => {
  expect(asked(PAYMENT.replace('4.88', '4%2C125')).payment).toContain('at 4.125%')
  expect(asked(PAYMENT.replace('4.88', '4%2C125%20%25'), { language: 'fr' }).payment).toMatch(
    /4,125.%/u
  )
})

test('it answers in French, as valid HTML', () => {
  for (const query of [PAYMENT, TAX]) {
    const { answer, page, payment, tax } = asked(query, { language: 'fr' })
    expect(page.errors).toEqual([])
    expect(payment + tax).toMatch(/Versement mensuel 1.316,37.\$|Total 271.450.\$/u)
    expect(page.read).not.toMatch(/\b(Payment|First-time|Calculate|Down payment)\b/)
    expect(Buffer.byteLength(String(answer.body))).toBeLessThan(80_000)
  }
})
