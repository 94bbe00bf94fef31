import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { saveAgreement } from '#contract/accounts/agreement.ts'
import * as auth from '#contract/accounts/auth.ts'
import { CALLS } from '#contract/calls.ts'
import { blogBodies, blogIndex, policyIndex } from '#contract/content/blog-bulk.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as general from '#contract/general.ts'
import * as golive from '#contract/websites/go-live.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { type Document, openApi } from '#contract/openapi/document.ts'
import * as order from '#contract/account-setup/order.ts'
import * as payment from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import { receipt, receiptPdf } from '#contract/billing/receipt.ts'
import { accessTokenLoginWeb, logOut } from '#contract/accounts/session.ts'
import {
  checkDomainExists,
  saveSetupDraft,
  setupDraft
} from '#contract/account-setup/setup-draft.ts'
import { siteData } from '#contract/site-data.ts'
import { siteFigures } from '#contract/site-figures.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { cardForm, signIn, runUntil, FAILING_CARD, payWith, subscribe } from '../../kit/billing.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { makeEveryEditorCall } from '../../kit/every-editor-call.ts'
import { makeEveryLeadEmailCall } from '../../kit/every-lead-email-call.ts'
import { makeEverySiteCall } from '../../kit/every-site-call.ts'
import { makeEveryConnectorCall } from '../../kit/connector-calls.ts'
import { makeEveryPersonCall } from '../../kit/person-calls.ts'
import { makeEveryLeadCall } from '../../kit/lead-calls.ts'
import { makeEveryTeamCall } from '../../kit/team-calls.ts'
import { makeEveryCallFail } from '../../kit/every-call-fails.ts'
import { codeTo } from '../../kit/emailed.ts'
import { type ObservedAnswers, checkAgainstOpenApi } from '../../kit/openapi-conformance.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { testLeadCode } from '../../kit/test-lead-code.ts'
import { makeEveryDomainCall } from '../../kit/domain-calls.ts'

let panel: TestPanel
let document: Document
const observed: ObservedAnswers = { seen: new Map(), wrong: [] }

beforeAll(() => open())
afterAll(() => panel.close())

/** A panel whose every response is validated against the document. */
async function open(settings: Parameters<typeof startPanel>[0] = {}) {
  panel = await startPanel(settings)
  document = await checkAgainstOpenApi(panel, observed)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

test('every call of the contract is in the document, under its own name', async () => {
  const names: string[] = []
  for (const file of globSync('src/contract/**/*.ts', { exclude: ['**/calls.ts'] })) {
    const contract = (await import(resolve(file))) as Record<string, unknown>
    names.push(...Object.keys(contract).filter((name) => isEndpoint(contract[name])))
  }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted())
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted())
})

/** The document itself, and Stripe's webhook. */
const APART = new Set(['GET /openapi.json', 'POST /stripe/webhook'])

test('the served routes are exactly the document’s', () => {
  const served = panel.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !APART.has(route))
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
  )
  expect([...new Set(served)].toSorted()).toEqual(described.toSorted())
})

test('the document depends only on the contract and the product’s name', () => {
  const made = openApi({ base: '/api', productName: 'Maplekey' })
  expect(document).toEqual(JSON.parse(JSON.stringify(made)))
  expect(document.openapi).toBe('3.1.0')
})

test('real responses, successes and errors, match the document', async () => {
  await open({ nameServers: {} })
  await asVisitor()
  await asNewAgent()
  await asSubscriber()
  await asPayer()
  await makeEveryEditorCall(panel)
  await makeEverySiteCall(panel)
  await makeEveryConnectorCall(panel)
  await makeEveryPersonCall(panel)
  await makeEveryLeadEmailCall(panel)
  await makeEveryLeadCall(panel)
  await makeEveryTeamCall(panel)
  await makeEveryCallFail(panel)
  await panel.close()
  await open({ settings: { humanCheck: { kind: 'altcha' } } })
  await panel.call(general.humanChallenge, { form: 'login' })
  await panel.call(general.contactUs, { ...MESSAGE, recaptcha: 'none' })

  expect(observed.wrong).toEqual([])
  const unheard = Object.keys(CALLS).filter((name) => !observed.seen.get(name)?.has(200))
  expect(unheard).toEqual([])
  const failures = [...observed.seen.values()].flatMap((codes) => [...codes])
  expect(new Set(failures)).toEqual(new Set([...new Set(failures), ...FAILURES]))
})

const FAILURES = [202, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500]
const MESSAGE = { full_name: 'Ann', email: 'a@b.ca', phone: '-', message: 'Ten letters and more.' }
const recaptcha = 'checked'

async function asVisitor() {
  await panel.call(siteData, {})
  await panel.call(siteFigures, {})
  await panel.call(general.blogList, { limit: 3, offset: 0 })
  await panel.call(general.blogPost, { blog_id: 1 })
  await panel.call(blogIndex, { limit: 2 })
  await panel.call(blogBodies, { post_ids: '1,2' })
  await panel.call(policyIndex, {})
  await panel.call(general.policy, { policy_name: 'privacy-policy' })
  for (let tries = 0; tries < 11; tries++) {
    await panel.call(general.contactUs, { ...MESSAGE, recaptcha })
  }
}

async function asNewAgent() {
  const { password, token, ...registered } = await panel.registerAgent()
  const email = `new-${registered.email}`
  await panel.call(changeEmail, { email, password }, { token })
  await panel.call(verifyUserToken, { code: await codeTo(panel, email) })
  await panel.call(changeEmail, { email, password }, { token })
  await panel.call(sendVerification, { code: '' }, { token })
  await panel.call(auth.logIn, { email, password, recaptcha })
  await panel.call(auth.logIn, { email, password: 'another one', recaptcha })
  await panel.call(auth.forgotPassword, { email, recaptcha })
  const code = await codeTo(panel, email)
  const { body: reset } = await panel.call(auth.logIn, { email, password: code, recaptcha })
  await panel.call(setupDraft, {}, { token: reset.access_token })
  await panel.call(
    resetPassword,
    { password, confirmPassword: password },
    { token: reset.access_token }
  )
  const draft = { salesman_name: 'Ann', step: 'agent' as const }
  await panel.call(saveSetupDraft, { draft, revision: 0 }, { token: reset.access_token })
  await panel.call(saveSetupDraft, { draft, revision: 0, age: 999 }, { token: reset.access_token })
  await panel.call(setupDraft, {}, { token: reset.access_token })
  await panel.call(checkDomainExists, { base_url: 'free.ca' }, { token: reset.access_token })
  await panel.call(accessTokenLoginWeb, {}, { token: reset.access_token })
  await panel.call(logOut, {}, { token: reset.access_token })
}

async function asSubscriber() {
  const agent = await subscribe(panel)
  const { token } = agent
  const { base_url } = (await panel.call(accessTokenLoginWeb, {}, { token })).body.website
  await makeEveryDomainCall(panel, agent)
  await panel.call(checkDomainExists, { base_url }, { token: (await panel.registerAgent()).token })
  for (const step of [
    plan.planStatus,
    plan.pausePlan,
    plan.resumePlan,
    plan.cancelPlan,
    plan.keepPlan
  ]) {
    await panel.call(step, {}, { token })
    await panel.call(step, {}, { token })
  }
  await panel.call(plan.changeDuration, { duration: 6 }, { token })
  await panel.call(golive.goLive, {}, { token })
  await panel.call(saveAgreement, { board: 'TRREB', signed_on: '2026-01-02' }, { token })
  await panel.call(golive.sendTestLead, {}, { token })
  const code = await testLeadCode(panel)
  await panel.call(golive.confirmTestLead, { code }, { token })
  await panel.call(golive.confirmTestLead, { code: 'wrong' }, { token })
}

async function asPayer() {
  const buyer = await panel.registerAgent()
  await panel.call(payment.createIntent, {}, { token: buyer.token })
  const coupon = { coupon_code: 'WELCOME10', plan_id: 2, duration: 12 }
  await panel.call(order.applyPromoCode, coupon, { token: buyer.token })
  await panel.call(order.applyPromoCode, { ...coupon, coupon_code: 'NONE' }, { token: buyer.token })
  const declined = accountOnFreshDomain({ token: 'sbx_card_chargeDeclined_1240' })
  await panel.call(chargeAndWebsite, declined, { token: buyer.token })
  await panel.call(chargeAndWebsite, { ...declined, price: 1 }, { token: buyer.token })
  const asked = accountOnFreshDomain({ token: 'sbx_card_threeDSecureRequired_1240_authenticated' })
  const { body } = await panel.call(chargeAndWebsite, asked, { token: buyer.token })
  const { client_secret } = body.confirmation
  await panel.call(payment.answerChallenge, { authorised: true, client_secret }, buyer)
  await panel.call(order.resumeAccount, {}, { token: buyer.token })

  const agent = await subscribe(panel, { plan_duration: 1, price: 201.14 })
  await panel.call(addPaymentMethod, cardForm('sbx_card_mastercard_1240'), agent)
  const cards = (await panel.call(payment.paymentMethods, {}, agent)).body
  const [first, second] = cards as { upm_id: string }[]
  await panel.call(payment.setPrimaryCard, { upm_id: second?.upm_id ?? '' }, agent)
  await panel.call(payment.removePaymentMethod, { upm_id: second?.upm_id ?? '' }, agent)
  await panel.call(payment.removePaymentMethod, { upm_id: first?.upm_id ?? '' }, agent)
  const [paid] = (await panel.call(payment.transactions, {}, agent)).body
  await panel.call(receipt, { transaction_id: paid.transaction_id }, agent)
  const authorization = `Bearer ${agent.token}`
  const pdf = receiptPdf.path.replace(':transaction_id', paid.transaction_id)
  await panel.request(pdf, { headers: { authorization } })

  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, new Date(+panel.now() + 63 * 24 * 60 * 60_000), 21)
  const late = { website_id: agent.website_id }
  const token = await signIn(panel, agent)
  await panel.call(payment.getOverdue, late, { token })
  await panel.call(payment.payOverduePayment, late, { token })
  await payWith(panel, agent, 'sbx_card_visa_1250')
  await panel.call(payment.payOverduePayment, late, { token })
}
