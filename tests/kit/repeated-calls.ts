import { addPaymentMethod } from '#contract/billing/add-card.ts'
import * as auth from '#contract/accounts/auth.ts'
import * as editor from '#contract/content/editor.ts'
import { itemFrench } from '#contract/content/editor-french.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contactUs } from '#contract/general.ts'
import * as goLive from '#contract/websites/go-live.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import * as payment from '#contract/billing/payment.ts'
import * as plan from '#contract/billing/plan.ts'
import { changeEmail, sendVerification, verifyUserToken } from '#contract/accounts/verification.ts'
import { cardForm, signIn, FAILING_CARD, runUntil, payWith, subscribe } from './billing.ts'
import { accountOnFreshDomain } from './books.ts'
import { domainCalls } from './domain-calls.ts'
import { anyItem, draftPost, registerEditor, PNG, POST } from './editor.ts'
import { codeTo } from './emailed.ts'
import { keyedLeadCalls, safeLeadCalls } from './repeated-lead-calls.ts'
import { keyedSiteCalls, safeSiteCalls } from './repeated-site-calls.ts'
import { keyedTeamCalls, safeTeamCalls } from './team-calls.ts'
import { safeAccountCalls } from './repeated-account-calls.ts'
import { testLeadCode } from './test-lead-code.ts'
import type { TestPanel } from './panel.ts'

/** A call that can be made now, and one that is another though it brings the same key. */
type Made = { input: object; token?: string; other?: [Endpoint, object] }
export type Case = () => Promise<Made>

const recaptcha = 'off'
const MESSAGE = { full_name: 'Ann', email: 'a@b.ca', phone: '4165550134', message: 'Ten letters.' }
const PASSWORD = { password: 'a good password', confirmPassword: 'a good password' }
let people = 0
export const signUpForm = () => ({
  name: 'Ann Lee',
  email: `again-${++people}@maplekey.test`,
  phone: '4165550134',
  recaptcha,
  ...PASSWORD
})
const nothing = {}
/** What the second of two calls answers, where it is not what the first does. */
export type SafeCase = Case | [Case, { again: number }]

/** Every call that takes a key. */
export function keyedCalls(panel: TestPanel): Record<string, Case> {
  const { leadCode, post, step, verificationCode } = arranging(panel)
  return {
    contactUs: async () => ({
      input: { ...MESSAGE, recaptcha },
      other: [contactUs, { ...MESSAGE, message: 'Ten other letters.', recaptcha }]
    }),
    registerUser: async () => ({ input: signUpForm(), other: [auth.registerUser, signUpForm()] }),
    verifyUserToken: async () => ({
      input: { code: await verificationCode() },
      other: [verifyUserToken, { code: await verificationCode() }]
    }),
    sendVerification: async () => ({
      input: { code: '' },
      token: (await panel.registerAgent()).token,
      other: [sendVerification, { code: 'another' }]
    }),
    changeEmail: async () => {
      const { password, token } = await panel.registerAgent()
      const input = { email: signUpForm().email, password }
      return { input, token, other: [changeEmail, { ...input, email: signUpForm().email }] }
    },
    forgotPassword: async () => ({
      input: { email: (await panel.registerAgent()).email, recaptcha },
      other: [auth.forgotPassword, { email: 'bo@maplekey.test', recaptcha }]
    }),
    pausePlan: () => step(plan.cancelPlan),
    resumePlan: () => step(plan.cancelPlan, [plan.pausePlan]),
    cancelPlan: () => step(plan.pausePlan),
    keepPlan: () => step(plan.pausePlan, [plan.cancelPlan]),
    changeDuration: async () => ({
      input: { duration: 6 },
      token: (await subscribe(panel)).token,
      other: [plan.changeDuration, { duration: 1 }]
    }),
    sendTestLead: () => step(plan.pausePlan),
    confirmTestLead: async () => {
      const { token } = await subscribe(panel)
      const code = await leadCode(token)
      return { input: { code }, token, other: [goLive.confirmTestLead, { code: 'another' }] }
    },
    chargeAndWebsite: async () => ({
      input: accountOnFreshDomain(),
      token: (await panel.registerAgent()).token,
      other: [chargeAndWebsite, accountOnFreshDomain()]
    }),
    addPaymentMethod: async () => ({
      input: cardForm('sbx_card_amex_1140'),
      token: (await subscribe(panel)).token,
      other: [addPaymentMethod, cardForm('sbx_card_jcb_1140')]
    }),
    payOverduePayment: async () => {
      const agent = await subscribe(panel, { plan_duration: 1, price: 201.14 })
      await payWith(panel, agent, FAILING_CARD)
      await runUntil(panel, new Date(+panel.now() + 63 * 24 * 60 * 60_000), 21)
      await payWith(panel, agent, 'sbx_card_visa_1250')
      const token = await signIn(panel, agent)
      const { website_id } = agent
      return { input: { website_id }, token, other: [payment.payOverduePayment, { website_id: 0 }] }
    },
    ...keyedSiteCalls(panel),
    ...keyedLeadCalls(panel),
    ...keyedTeamCalls(panel),
    publishItem: async () => {
      const { token, version, which } = await post()
      return { input: { ...which, version }, token, other: [editor.unpublishItem, which] }
    },
    unpublishItem: async () => {
      const { token, version, which } = await post([editor.publishItem])
      return { input: which, token, other: [editor.publishItem, { ...which, version }] }
    },
    undo: async () => {
      const { token, version, which } = await post([editor.publishItem])
      const input = { ...which, published_version: version }
      return { input, token, other: [editor.unpublishItem, which] }
    }
  }
}

/** Every call that is not a GET and takes no key. */
export function safeCalls(panel: TestPanel): Record<string, SafeCase> {
  const { post } = arranging(panel)
  const withPost: Case = async () => {
    const { token, version, which } = await post()
    return { input: { ...which, version }, token }
  }
  return {
    checkDomainExists: async () => ({
      input: { base_url: 'free.ca' },
      token: (await panel.registerAgent()).token
    }),
    saveSetupDraft: async () => ({
      input: { draft: { salesman_name: 'Ann' }, revision: 0 },
      token: (await panel.registerAgent()).token
    }),
    saveItem: async () => {
      const { token } = await registerEditor(panel)
      const begun_as = String(++people).padStart(32, '0')
      return {
        input: { kind: 'post', item_id: null, base_version: 0, fields: POST, begun_as },
        token
      }
    },
    scheduleItem: async () => {
      const { token, version, which } = await post()
      const publish_at = new Date(+panel.now() + 60_000).toISOString()
      return { input: { ...which, version, publish_at }, token }
    },
    ...safeSiteCalls(panel),
    ...safeLeadCalls(panel),
    ...safeTeamCalls(panel),
    unscheduleItem: withPost,
    restoreVersion: async () => {
      const { token, version, which } = await post()
      const fields = { ...POST, post_title: 'Rain' }
      const saved = await panel.call(
        editor.saveItem,
        { ...which, base_version: version, fields, apart: true } as never,
        { token }
      )
      return { input: { ...which, version, base_version: saved.body.version }, token }
    },
    saveFrench: async () => {
      const { token, which } = await post()
      const { body } = await panel.call(itemFrench, which as never, { token })
      return { input: { ...which, texts: [{ ...body.texts[0], french: 'Bonjour' }] }, token }
    },
    moveItem: async () => {
      const input = { kind: 'faq', item_id: await anyItem(panel, 'faq'), place: 3 }
      return { input, token: (await registerEditor(panel)).token }
    },
    deleteItem: withPost,
    presence: withPost,
    savePicture: async () => {
      return { input: { data: PNG, alt: 'A door' }, token: (await registerEditor(panel)).token }
    },
    ...safeAccountCalls(panel),
    // Another secret to save a card with; only the card that is saved with one counts.
    createIntent: async () => ({ input: nothing, token: (await panel.registerAgent()).token }),
    answerChallenge: [
      async () => {
        const { token } = await panel.registerAgent()
        const card = 'sbx_card_threeDSecureRequired_1240_authenticated'
        const wish = accountOnFreshDomain({ token: card })
        const { body } = await panel.call(chargeAndWebsite, wish, { token })
        const { client_secret } = body.confirmation
        return { input: { authorised: true, client_secret }, token }
      },
      { again: 404 }
    ],
    applyPromoCode: async () => ({
      input: { coupon_code: 'WELCOME10', plan_id: 2, duration: 12 },
      token: (await panel.registerAgent()).token
    }),
    resumeAccount: async () => ({ input: nothing, token: (await subscribe(panel)).token }),
    removePaymentMethod: [
      async () => {
        const { token } = await subscribe(panel)
        await panel.call(addPaymentMethod, cardForm('sbx_card_amex_1140'), { token })
        const cards = (await panel.call(payment.paymentMethods, {}, { token })).body
        return { input: { upm_id: cards[1].upm_id }, token }
      },
      { again: 404 }
    ],
    setPrimaryCard: async () => {
      const { token } = await subscribe(panel)
      const cards = (await panel.call(payment.paymentMethods, {}, { token })).body
      return { input: { upm_id: cards[0].upm_id }, token }
    },
    getOverdue: async () => {
      const { token, website_id } = await subscribe(panel)
      return { input: { website_id }, token }
    },
    ...domainCalls(panel),
    saveAgreement: async () => ({
      input: { board: 'TRREB', signed_on: '2026-01-02' },
      token: (await subscribe(panel)).token
    })
  }
}

/** What a call needs before it can be made. */
function arranging(panel: TestPanel) {
  const step = async (other: Endpoint, before: Endpoint[] = []): Promise<Made> => {
    const { token } = await subscribe(panel)
    for (const call of before) await panel.call(call, nothing, { token })
    return { input: nothing, token, other: [other, nothing] }
  }
  const post = async (before: Endpoint[] = []) => {
    const { token } = await registerEditor(panel)
    const { item_id, kind, version } = await draftPost(panel, { token })
    const which = { kind, item_id }
    for (const call of before) await panel.call(call, { ...which, version }, { token })
    return { token, version, which }
  }
  const verificationCode = async () => {
    const agent = await panel.registerAgent()
    return codeTo(panel, agent.email)
  }
  const leadCode = async (token: string) => {
    await panel.call(goLive.sendTestLead, {}, { token })
    return testLeadCode(panel)
  }
  return { leadCode, post, step, verificationCode }
}
