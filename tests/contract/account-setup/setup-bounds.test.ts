import { expect, test } from 'vitest'
import * as labels from '#contract/labels.ts'
import { applyPromoCode } from '#contract/account-setup/order.ts'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  PlanStep,
  SetupDraft,
  TemplateStep,
  WebsiteStep
} from '#contract/account-setup/setup-steps.ts'
import { formErrors } from '../../kit/form-errors.ts'

/** Enough for any step; none minds what is another's. */
const typed = {
  website_name: 'Amara Osei Homes',
  base_url: 'amaraosei.ca',
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550123',
  salesman_designation: 'Broker',
  company_name: 'Lakeshore Realty',
  company_contact: '4165550124',
  company_address: '100 Queen Street West',
  billing_name: 'Amara Osei',
  billing_email: 'amara@example.ca',
  billing_address: '100 Queen Street West',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2'
}
const long = (count: number) => 'a'.repeat(count)

test.each([
  ['website_name', WebsiteStep],
  ['site_city', WebsiteStep],
  ['site_province', WebsiteStep],
  ['salesman_name', AgentStep],
  ['salesman_designation', AgentStep],
  ['company_name', BrokerageStep],
  ['company_address', BrokerageStep],
  ['company_address_2', BrokerageStep],
  ['billing_name', BillingStep],
  ['billing_address', BillingStep],
  ['billing_address_2', BillingStep],
  ['billing_city', BillingStep],
  ['billing_state', BillingStep]
] as const)('%s takes 200 letters and no more', (field, schema) => {
  expect(formErrors(schema, { ...typed, [field]: long(200) })).toEqual({})
  expect(formErrors(schema, { ...typed, [field]: long(201) })).toEqual({
    [field]: `${labels[field].en} must be at most 200 characters`
  })
})

test.each([
  ['billing_email', BillingStep],
  ['salesman_email', AgentStep],
  ['company_email', BrokerageStep]
] as const)('%s takes 254 letters and no more', (field, schema) => {
  const address = (length: number) =>
    `${long(60)}@${`${long(60)}.`.repeat(3)}${long(length - 61 - 183)}`
  expect(formErrors(schema, { ...typed, [field]: address(254) })).toEqual({})
  expect(formErrors(schema, { ...typed, [field]: address(255) })).toEqual({
    [field]: `${labels[field].en} must be at most 254 characters`
  })
})

test('a plan and a template are rows of the panel', () => {
  for (const id of [0, 1, 2_147_483_647]) {
    expect(formErrors(PlanStep, { plan_id: id, duration: 12 })).toEqual({})
    expect(formErrors(TemplateStep, { template_id: id })).toEqual({})
  }
  for (const id of [undefined, -1, 1.5, 2_147_483_648]) {
    expect(formErrors(PlanStep, { plan_id: id, duration: 12 })).toEqual({
      plan_id: 'Please choose a plan.'
    })
    expect(formErrors(TemplateStep, { template_id: id })).toEqual({
      template_id: 'Please choose a template.'
    })
  }
})

test('a code has one to forty letters', () => {
  const told = (coupon_code: string) =>
    formErrors(applyPromoCode.input, { coupon_code, plan_id: 1, duration: 12 })
  expect(told('')).toEqual({ coupon_code: 'Coupon code is a required field' })
  expect(told('a')).toEqual({})
  expect(told(long(40))).toEqual({})
  expect(told(long(41))).toEqual({ coupon_code: 'Coupon code must be at most 40 characters' })
})

test('a draft’s text has 2000 letters at most', () => {
  expect(formErrors(SetupDraft, { website_name: long(2000) })).toEqual({})
  expect(formErrors(SetupDraft, { website_name: long(2001) })).toEqual({
    '': 'The draft is too long.'
  })
})
