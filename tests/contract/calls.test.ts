import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as addCard from '#contract/billing/add-card.ts'
import * as agreement from '#contract/accounts/agreement.ts'
import * as auth from '#contract/accounts/auth.ts'
import * as domain from '#contract/websites/domain.ts'
import * as dns from '#contract/websites/dns.ts'
import { Refusal, type Access, type Endpoint } from '#contract/endpoint.ts'
import * as general from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import * as goLive from '#contract/websites/go-live.ts'
import * as newAccount from '#contract/account-setup/new-account.ts'
import * as order from '#contract/account-setup/order.ts'
import * as payment from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import * as receipts from '#contract/billing/receipt.ts'
import * as session from '#contract/accounts/session.ts'
import * as setup from '#contract/account-setup/setup-draft.ts'
import * as user from '#contract/accounts/user.ts'
import * as verification from '#contract/accounts/verification.ts'
import { orderStatusMessages } from '#messages/order-status.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import { formErrors } from '../kit/form-errors.ts'

/** Section 7 of both documents, call by call. Public calls send no token, all others the bearer token. */
test.each<[Endpoint, string, string, Access]>([
  [siteData, 'GET', '/general/siteData', 'public'],
  [general.contactUs, 'POST', '/general/contactUs', 'public'],
  [general.blogList, 'GET', '/general/blog', 'public'],
  [general.blogPost, 'GET', '/general/blog/:blog_id', 'public'],
  [general.policy, 'GET', '/general/policy', 'public'],
  [auth.registerUser, 'POST', '/auth/registerUser', 'public'],
  [auth.logIn, 'POST', '/auth', 'public'],
  [auth.forgotPassword, 'POST', '/auth/forgotPassword', 'public'],
  [verification.verifyUserToken, 'GET', '/auth/verifyUserToken', 'public'],
  [session.accessTokenLoginWeb, 'POST', '/user/accessTokenLoginWeb', 'private'],
  [user.resetPassword, 'POST', '/user/resetPassword', 'private'],
  [setup.checkDomainExists, 'POST', '/user/checkDomainExists', 'private'],
  [dns.checkDNS, 'POST', '/user/checkDNS', 'private'],
  [payment.createIntent, 'POST', '/payment/createIntent', 'private'],
  [order.applyPromoCode, 'POST', '/payment/applyPromoCode', 'private'],
  [newAccount.chargeAndWebsite, 'POST', '/payment/chargeAndWebsite', 'private'],
  [addCard.addPaymentMethod, 'POST', '/payment/paymentMethods', 'private'],
  [payment.paymentMethods, 'GET', '/payment/paymentMethods', 'private'],
  [payment.removePaymentMethod, 'DELETE', '/payment/paymentMethods', 'private'],
  [payment.setPrimaryCard, 'POST', '/payment/setPrimaryCard', 'private'],
  [payment.transactions, 'GET', '/payment/transactions', 'private'],
  [payment.getOverdue, 'POST', '/payment/getOverdue', 'private'],
  [payment.payOverduePayment, 'POST', '/payment/payOverduePayment', 'private']
])('%o', (call, method, path, access) => {
  expect([call.method, call.path, call.access]).toEqual([method, path, access])
})

/** Calls of our own. */
test.each<[Endpoint, string, string, Access]>([
  [addCard.billingDetails, 'GET', '/payment/billingDetails', 'private'],
  [verification.sendVerification, 'POST', '/auth/resendVerification', 'either'],
  [verification.changeEmail, 'POST', '/auth/changeEmail', 'private'],
  [session.logOut, 'POST', '/auth/logout', 'either'],
  [setup.setupDraft, 'GET', '/user/setupDraft', 'private'],
  [setup.saveSetupDraft, 'POST', '/user/setupDraft', 'private'],
  [plan.planStatus, 'GET', '/user/plan', 'private'],
  [plan.pausePlan, 'POST', '/user/plan/pause', 'private'],
  [plan.resumePlan, 'POST', '/user/plan/resume', 'private'],
  [plan.cancelPlan, 'POST', '/user/plan/cancel', 'private'],
  [plan.keepPlan, 'POST', '/user/plan/keep', 'private'],
  [plan.changeDuration, 'POST', '/user/plan/change-duration', 'private'],
  [domain.domainReport, 'GET', '/user/domain', 'private'],
  [domain.putDomainBack, 'POST', '/user/domain/putBack', 'private'],
  [domain.moveDomain, 'POST', '/user/domain/move', 'private'],
  [domain.claimDomain, 'POST', '/user/domain/claim', 'private'],
  [domain.takeDomain, 'POST', '/user/domain/take', 'private'],
  [goLive.goLive, 'GET', '/user/goLive', 'private'],
  [agreement.saveAgreement, 'POST', '/user/goLive/agreement', 'private'],
  [goLive.sendTestLead, 'POST', '/user/goLive/testLead', 'private'],
  [goLive.confirmTestLead, 'POST', '/user/goLive/testLeadReceived', 'private'],
  [receipts.receipt, 'GET', '/payment/receipts/:transaction_id', 'private'],
  [receipts.receiptPdf, 'GET', '/payment/receipts/:transaction_id/pdf', 'private']
])('beyond the specification: %o', (call, method, path, access) => {
  expect([call.method, call.path, call.access]).toEqual([method, path, access])
})

const account = {
  billing_name: 'Amara Osei',
  billing_email: 'amara@example.ca',
  billing_address: '100 Queen Street West',
  billing_city: 'Toronto',
  billing_state: 'ON',
  billing_zip: 'M5H 2N2',
  salesman_name: 'Amara Osei',
  salesman_contact: '4165550123',
  salesman_designation: 'Broker',
  company_name: 'Lakeshore Realty',
  company_contact: '4165550124',
  company_address: '100 Queen Street West',
  website_details: { template_id: 1, website_name: 'Amara Osei Homes', base_url: 'amaraosei.ca' },
  isTrial: false,
  plan_duration: 12,
  plan_id: 2,
  plan_name: 'Professional',
  price: 1047.51,
  token: 'sbx_card_visa_1230'
}

test('an account is created from the whole wizard, and every step is checked again', () => {
  expect(formErrors(newAccount.NewAccount, account)).toEqual({})
  expect(formErrors(newAccount.NewAccount, { ...account, company_name: 'La' })).toEqual({
    company_name: 'Brokerage name must be at least 3 characters'
  })
  const website_details = { ...account.website_details, base_url: 'nonsense' }
  expect(formErrors(newAccount.NewAccount, { ...account, website_details })).toEqual({
    'website_details.base_url': 'Please enter a valid domain name'
  })
})

test.each(['pm_1AbC', 'tok_1AbC', 'sbx_card_visa_1230', 'sbx_card_chargeDeclined_0131'])(
  '%s may pay',
  (token) => {
    expect(formErrors(newAccount.NewAccount, { ...account, token })).toEqual({})
  }
)

test.each(['', '4242424242424242', 'card_1AbC', 'pm_', 'pm_a b', `pm_${'a'.repeat(201)}`])(
  '%j may not pay',
  (token) => {
    expect(formErrors(newAccount.NewAccount, { ...account, token })).toEqual({
      token: 'Please enter your card.'
    })
  }
)

test('a card is added with its owner’s address', () => {
  const good = {
    billing_name: 'Amara',
    billing_address_1: '1 Elm',
    billing_address_2: 'Apt',
    billing_city: 'To',
    billing_state: 'ON',
    billing_zip: 'M5H2N2'
  }
  const told = (change: object) => formErrors(addCard.AddCardForm, { ...good, ...change })
  expect(told({})).toEqual({})
  expect(told({ billing_name: 'Am' })).toEqual({ billing_name: 'Card holder name is required' })
  expect(told({ billing_name: '' })).toEqual({ billing_name: 'Card holder name is required' })
  expect(told({ billing_address_1: '1 El' })).toEqual({ billing_address_1: 'Invalid Address' })
  expect(told({ billing_address_2: '' })).toEqual({
    billing_address_2: 'Suite or unit is a required field'
  })
  expect(told({ billing_address_2: 'Ap' })).toEqual({
    billing_address_2: 'Suite or unit must be at least 3 characters'
  })
  expect(told({ billing_city: 'T' })).toEqual({
    billing_city: 'City must be at least 2 characters'
  })
  expect(told({ billing_state: 'O' })).toEqual({
    billing_state: 'Province must be at least 2 characters'
  })
  expect(told({ billing_zip: 'M5H2N' })).toEqual({
    billing_zip: 'Postal code must be at least 6 characters'
  })
})

test('nothing due is said as the specification says it', () => {
  expect(v.parse(payment.getOverdue.answer, {})).toEqual({
    amount: 0,
    api_status: 0,
    due_months: '',
    plan_end_date: ''
  })
})

test('a refusal has a truthy status, with a sentence or without', () => {
  expect(v.parse(Refusal, { api_status: 409 }).message).toBeUndefined()
  expect(v.parse(Refusal, { api_status: 400, message: 'No.' }).message).toBe('No.')
  expect(v.safeParse(Refusal, { api_status: 0 }).success).toBe(false)
  expect(v.safeParse(Refusal, { access_token: 'x' }).success).toBe(false)
})

test('the sentences of account creation are worded by the specification', () => {
  expect(orderStatusMessages.en.inProcess).toBe('Your account creation is in process.')
  expect(orderStatusMessages.en.created).toBe('Account created successfully.')
  expect(orderRefusals.en.priceChanged).toBe('The price has changed. Please review your order.')
})

test('fields nobody knows are let through without harm', () => {
  const told = v.parse(auth.logIn.answer, { access_token: 't', new_field: 1, website: null })
  expect(told).toEqual({ access_token: 't', api_status: 0, isReset: false, website: null })
})
