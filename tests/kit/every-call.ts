import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { saveAgreement } from '#contract/accounts/agreement.ts'
import * as auth from '#contract/accounts/auth.ts'
import { blogBodies, blogIndex, policyIndex } from '#contract/content/blog-bulk.ts'
import * as general from '#contract/general.ts'
import * as golive from '#contract/websites/go-live.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
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
import { closeAccount } from '#contract/accounts/close-account.ts'
import { changeLanguage } from '#contract/accounts/language.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { cardForm, signIn, runUntil, FAILING_CARD, payWith, subscribe } from './billing.ts'
import { accountOnFreshDomain } from './books.ts'
import { makeEveryEditorCall } from './every-editor-call.ts'
import { makeEveryLeadEmailCall } from './every-lead-email-call.ts'
import { makeEverySiteCall } from './every-site-call.ts'
import { makeEveryConnectorCall } from './connector-calls.ts'
import { makeEveryPersonCall } from './person-calls.ts'
import { makeEveryLeadCall } from './lead-calls.ts'
import { makeEveryTeamCall } from './team-calls.ts'
import { makeEveryDomainCall } from './domain-calls.ts'
import { codeTo } from './emailed.ts'
import type { TestPanel } from './panel.ts'
import { testLeadCode } from './test-lead-code.ts'

/** Makes every call of the contract, each with success at least once. */
export async function makeEveryCall(panel: TestPanel): Promise<void> {
  await asVisitor(panel)
  await asNewAgent(panel)
  await asSubscriber(panel)
  await asPayer(panel)
  await makeEveryEditorCall(panel)
  await makeEverySiteCall(panel)
  await makeEveryConnectorCall(panel)
  await makeEveryPersonCall(panel)
  await makeEveryLeadEmailCall(panel)
  await makeEveryLeadCall(panel)
  await makeEveryTeamCall(panel)
}

export const MESSAGE = {
  full_name: 'Ann',
  email: 'a@b.ca',
  phone: '-',
  message: 'Ten letters and more.'
}
const recaptcha = 'checked'

export async function asVisitor(panel: TestPanel): Promise<void> {
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

export async function asNewAgent(panel: TestPanel): Promise<void> {
  const [first, email, password] = ['nia@lakeshore.ca', 'new-nia@lakeshore.ca', 'a good password']
  const newcomer = { name: 'Nia Roy', email: first, phone: '4165550199', recaptcha }
  const { body: registered } = await panel.call(auth.registerUser, {
    ...newcomer,
    password,
    confirmPassword: password
  })
  const token: string = registered.access_token
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
  const leaver = await panel.registerAgent()
  const confirmed = { email: leaver.email, password: leaver.password }
  await panel.call(changeLanguage, { language: 'fr' }, { token: leaver.token })
  await panel.call(closeAccount, confirmed, { token: leaver.token })
}

async function asSubscriber(panel: TestPanel): Promise<void> {
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

async function asPayer(panel: TestPanel): Promise<void> {
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
