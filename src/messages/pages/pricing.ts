import { pricingClaims } from '../claims/pricing.ts'
import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

const claims = pricingClaims.en

const en = {
  page: {
    title: 'Pricing',
    description: claims.description
  },
  title: 'Plans & Pricing',
  lede: claims.lede,
  points: [productClaims.en.trial, productClaims.en.cancelAnytime],
  payment: {
    legend: 'Billing period',
    yearly: 'Yearly',
    monthly: 'Monthly',
    saved: (percent: number) => `Save up to ${percent}%`
  },
  plan: {
    perMonth: { before: '', after: ' per month' },
    billedYearly: (price: string) => `${price} billed yearly`,
    billedMonthly: 'Billed monthly',
    setupFee: (fee: string) => `Setup fee ${fee}, once`,
    noSetupFee: 'No setup fee'
  },
  none: {
    before: 'We’re still working on our plans. ',
    link: 'Ask us',
    after: ' and we’ll tell you what’s available.'
  },
  firstPayment: {
    title: 'Your first payment, to the cent',
    lede: claims.firstPayment,
    plan: 'Plan',
    province: 'Province or territory',
    chooseOne: 'Choose one',
    unscripted: claims.taxesNamed
  },
  query: {
    title: 'Have any Query',
    text: 'Which plan fits, what your board asks for, whether your domain can move: just ask, and we’ll answer by email.'
  },
  product: claims.product
}

export const pricingMessages: Translated<typeof en> = { en }
