import { expect, test } from 'vitest'
import { moveBrokerage } from '#rules/advertising/move-brokerage.ts'

const OLD = {
  company_name: 'Lakeside Realty',
  company_contact: '4165550100',
  company_fax: '',
  company_email: 'office@lake.ca',
  company_address: '1 Lake Street',
  company_address_2: '',
  company_logo: null,
  salesman_designation: 'Broker',
  salesman_contact: '4165550177',
  salesman_email: 'jo@lake.ca',
  website_name: 'Jo at Lakeside Realty',
  pages: ['']
}
const NEW = {
  ...OLD,
  company_name: 'Harbour Homes',
  company_contact: '6135550111',
  company_email: 'office@harbour.ca'
}

function moved(text: string, site: Partial<typeof OLD> = {}): unknown {
  const result = moveBrokerage({ ...OLD, ...site, pages: [text] }, NEW).site
  return (result as { pages: string[] }).pages[0]
}

test('the old name, email address and number are replaced in texts, the number as it is written', () => {
  expect(moved('Lakeside Realty, office@lake.ca, (416) 555-0100, tel:4165550100')).toBe(
    'Harbour Homes, office@harbour.ca, (613) 555-0111, tel:6135550111'
  )
})

test('an address or number that is the agent’s own, too, stays', () => {
  const own = { company_email: 'Jo@lake.ca', salesman_contact: '(416) 555-0100' }
  const text = 'Write to Jo@lake.ca or call (416) 555-0100.'
  expect(moved(text, own)).toBe(text)
})
