import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AccountDetails, SelectedPlan } from '#contract/account-setup/account-details.ts'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  PlanStep,
  TemplateStep,
  WebsiteStep
} from '#contract/account-setup/setup-steps.ts'
import { IMAGE_DATA_URL_MAX } from '#rules/limits.ts'
import { formErrors } from '../../kit/form-errors.ts'

type Rows = [field: string, value: unknown, message: string | undefined][]

const website = { website_name: 'Amara Osei Homes', base_url: 'amaraosei.ca' }
const agent = {
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550123',
  salesman_email: 'amara@example.ca',
  salesman_designation: 'Broker'
}
const brokerage = {
  company_name: 'Lakeshore Realty',
  company_contact: '4165550124',
  company_fax: '',
  company_email: '',
  company_address: '100 Queen Street West'
}
const billing = {
  billing_name: 'Amara Osei',
  billing_email: 'amara@example.ca',
  billing_address: '100 Queen Street West',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2'
}
const long = (count: number) => 'a'.repeat(count)

test.each<[string, v.GenericSchema, Record<string, unknown>, Rows]>([
  [
    'Website step',
    WebsiteStep,
    website,
    [
      ['website_name', '', 'Website name is required'],
      ['website_name', 'Am', 'Website name must be at least 3 characters'],
      ['website_name', 'Ama', undefined],
      ['base_url', '', 'Website url is required'],
      ['base_url', 'amara osei', 'Please enter a valid domain name'],
      ['base_url', 'localhost', 'Please enter a valid domain name'],
      ['base_url', '192.168.0.1', 'Please enter a valid domain name'],
      ['base_url', 'https://www.AmaraOsei.ca/', undefined],
      ['site_language', '', undefined],
      ['site_language', 'fr', undefined],
      ['site_language', 'de', 'Please choose a language from the list.'],
      ['site_city', '', undefined],
      ['site_province', '', undefined]
    ]
  ],
  [
    'Agent step',
    AgentStep,
    agent,
    [
      ['salesman_name', '', 'Agent name is required'],
      ['salesman_name', 'Am', 'At least 3 characters'],
      ['salesman_name', 'Ama', undefined],
      ['salesman_contact', '416555012', 'Please enter a valid number. Only numbers accepted.'],
      ['salesman_contact', '41655501234', 'Please enter a valid number. Only numbers accepted.'],
      ['salesman_contact', '416555012x', 'Please enter a valid number. Only numbers accepted.'],
      ['salesman_contact', '4165550124', undefined],
      ['salesman_contact', '', 'Please enter a valid number. Only numbers accepted.'],
      ['salesman_email', 'amara', 'Please enter a valid email address.'],
      ['salesman_email', 'office@example.ca', undefined],
      ['salesman_email', '', undefined],
      ['salesman_designation', '', 'Designation must be at least 3 characters'],
      ['salesman_designation', 'Br', 'Designation must be at least 3 characters'],
      ['salesman_designation', 'Bro', undefined]
    ]
  ],
  [
    'Brokerage step',
    BrokerageStep,
    brokerage,
    [
      ['company_name', '', 'Company name is required'],
      ['company_name', 'La', 'Brokerage name must be at least 3 characters'],
      ['company_name', 'Lak', undefined],
      ['company_contact', '', 'Please enter a valid number. Only numbers accepted.'],
      ['company_contact', '416555012', 'Please enter a valid number. Only numbers accepted.'],
      ['company_contact', '41655501234', 'Please enter a valid number. Only numbers accepted.'],
      ['company_contact', '416555012x', 'Please enter a valid number. Only numbers accepted.'],
      ['company_contact', '4165550125', undefined],
      ['company_fax', '', undefined],
      ['company_fax', '416555012', 'Please enter a valid fax number.'],
      ['company_fax', '41655501234', 'Please enter a valid fax number.'],
      ['company_fax', '416555012x', 'Please enter a valid fax number.'],
      ['company_fax', '4165550125', undefined],
      ['company_email', 'office@', 'Please enter a valid email address.'],
      ['company_email', 'office@example.ca', undefined],
      ['company_email', '', undefined],
      ['company_address', '', 'At least 10 characters.'],
      ['company_address', long(9), 'At least 10 characters.'],
      ['company_address', long(10), undefined]
    ]
  ],
  [
    'Billing',
    BillingStep,
    billing,
    [
      ['billing_name', '', 'Billing name is required'],
      ['billing_name', 'Am', 'Billing name is required'],
      ['billing_name', 'Ama', undefined],
      ['billing_email', '', 'Email is a required field'],
      ['billing_email', 'amara', 'Email must be a valid email'],
      ['billing_email', 'office@example.ca', undefined],
      ['billing_address', '', 'Address is a required field'],
      ['billing_address', long(9), 'Address must be at least 10 characters'],
      ['billing_address', long(10), undefined],
      ['billing_city', '', 'Invalid City'],
      ['billing_city', 'T', 'Invalid City'],
      ['billing_city', 'To', undefined],
      ['billing_state', '', 'Invalid Province'],
      ['billing_state', 'O', 'Invalid Province'],
      ['billing_state', 'QC', undefined],
      ['billing_zip', '', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H2N', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H2N2', undefined],
      ['billing_zip', 'm5h-2n2', undefined],
      ['billing_zip', 'M5H  2N2', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H 2N22', 'Please enter a valid zip code'],
      ['billing_zip', '5MH 2N2', 'Please enter a valid zip code'],
      ['billing_zip', '90210-1', 'Please enter a valid zip code'],
      ['billing_zip', '55H 2N2', 'Please enter a valid zip code'],
      ['billing_zip', 'MXH 2N2', 'Please enter a valid zip code'],
      ['billing_zip', 'M55 2N2', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H XN2', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H 222', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H 2NX', 'Please enter a valid zip code'],
      ['billing_zip', 'M5H.2N2', 'Please enter a valid zip code']
    ]
  ]
])('%s', (_, schema, good, rows) => {
  expect(formErrors(schema, good)).toEqual({})
  for (const [field, value, message] of rows) {
    const told = formErrors(schema, { ...good, [field]: value })
    expect([field, value, told]).toEqual([
      field,
      value,
      message === undefined ? {} : { [field]: message }
    ])
  }
})

test('a domain comes out normalised, a postal code in capitals, texts without their blanks', () => {
  const { base_url, website_name } = v.parse(WebsiteStep, {
    base_url: ' HTTPS://WWW.Amaraosei.CA/x ',
    website_name: ' Amara '
  })
  expect([base_url, website_name]).toEqual(['amaraosei.ca', 'Amara'])
  expect(v.parse(BillingStep, { ...billing, billing_zip: ' m5h 2n2 ' }).billing_zip).toBe('M5H 2N2')
})

test.each([
  ['none', undefined, true],
  ['an empty one', '', true],
  ['a small WebP', 'data:image/webp;base64,UklGRg==', true],
  ['a JPEG', 'data:image/jpeg;base64,/9j/', true],
  ['a PNG', 'data:image/png;base64,iVBORw0K', true],
  ['the largest', `data:image/png;base64,${long(IMAGE_DATA_URL_MAX - 22)}`, true],
  ['one too large', `data:image/png;base64,${long(IMAGE_DATA_URL_MAX - 21)}`, false],
  ['an SVG, which can carry a script', 'data:image/svg+xml;base64,PHN2Zz4=', false],
  ['an address', 'https://example.ca/a.png', false],
  ['no base64', 'data:image/png,abc', false]
])('a picture: %s', (_, logo, fits) => {
  const message = 'Please choose a JPEG, PNG or WebP picture of at most 200 KB.'
  expect(formErrors(WebsiteStep, { ...website, logo })).toEqual(fits ? {} : { logo: message })
})

test('a plan is chosen with one of its durations', () => {
  for (const duration of [1, 6, 12])
    expect(formErrors(PlanStep, { plan_id: 1, duration })).toEqual({})
  for (const duration of [0, 2, 24]) {
    expect(formErrors(PlanStep, { plan_id: 1, duration })).toEqual({
      duration: 'Please choose a duration.'
    })
  }
})

test('what is kept while the wizard is filled in may be empty, half or wrong, but never of another kind', () => {
  expect(v.safeParse(AccountDetails, {}).success).toBe(true)
  expect(
    v.safeParse(AccountDetails, { salesman_contact: '41', base_url: 'x', coupon_applied: true })
      .success
  ).toBe(true)
  expect(v.safeParse(AccountDetails, { salesman_contact: 41 }).success).toBe(false)
  expect(v.safeParse(AccountDetails, { duration: 5 }).success).toBe(false)
  expect(v.safeParse(AccountDetails, 'nonsense').success).toBe(false)
})

test('every field the specification keeps is kept', () => {
  const specified = `salesman_name, salesman_contact, salesman_email, salesman_designation, salesman_image, company_name,
    company_contact, company_fax, company_email, company_address, company_address_2, company_logo, website_name, base_url,
    logo, template_id, plan_id, duration, discounted_price, setup_fee, billing_name, billing_contact, billing_email,
    billing_address, billing_address_2, billing_city, billing_state, billing_zip, coupon_code, coupon_applied, coupon_discount`
  expect(Object.keys(AccountDetails.entries)).toEqual(
    expect.arrayContaining(specified.split(/,\s+/))
  )
})

test('the draft keeps every field of every step', () => {
  const steps = [TemplateStep, WebsiteStep, AgentStep, BrokerageStep, PlanStep, BillingStep]
  const fields = steps.flatMap(({ entries }) => Object.keys(entries))
  expect(Object.keys(AccountDetails.entries)).toEqual(expect.arrayContaining(fields))
})

test('a kept plan is whole or dropped', () => {
  const plan = {
    plan_id: 1,
    plan_name: 'Starter',
    duration: 12,
    discounted_price: 39.2,
    setup_fee: 99
  }
  expect(v.safeParse(SelectedPlan, plan).success).toBe(true)
  expect(v.safeParse(SelectedPlan, { ...plan, duration: 3 }).success).toBe(false)
  expect(v.safeParse(SelectedPlan, { plan_id: 1 }).success).toBe(false)
})
