import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'
import { receiptMessages } from './receipt.ts'

/** The receipt's page and its PDF use the same words. */
const page = receiptMessages.en

type PaidFor = {
  product: string
  plan: string
  months: number
  domain: string
  start: string
  end: string
  /** A charge from before fees were kept: the fee is in its subtotal, and has no line of its own. */
  withSetup: boolean
}

/** A receipt on paper, and the sentences of it that the panel writes. */
const en = {
  title: page.title,
  soldBy: 'Sold by',
  taxNumbers: 'Tax numbers',
  date: page.date,
  transaction: 'Transaction',
  soldTo: page.soldTo,
  for: 'For',
  terms: 'Terms',
  planPrice: 'Plan price',
  coupon: page.coupon,
  referral: page.referral,
  setupFee: page.setupFee,
  beforeTax: page.beforeTax,
  tax: page.tax,
  total: page.totalPaid,
  currency: 'All amounts are in Canadian dollars.',

  description({ domain, end, months, plan, product, start, withSetup }: PaidFor): string {
    const setup = withSetup ? ', with its setup' : ''
    return `${product} ${durationMessages.en.plan(plan, months)}${setup}, website ${domain}, ${start} to ${end}`
  },
  paidInFull: (brand: string | null, last4: string | null) =>
    last4 === null ? 'Paid in full' : `Paid in full by ${brand ?? 'card'} ending in ${last4}`
}

const fr: typeof en = {
  title: receiptMessages.fr.title,
  soldBy: 'Vendu par',
  taxNumbers: 'Numéros de taxes',
  date: receiptMessages.fr.date,
  transaction: 'Transaction',
  soldTo: receiptMessages.fr.soldTo,
  for: 'Pour',
  terms: 'Conditions',
  planPrice: 'Prix du forfait',
  coupon: receiptMessages.fr.coupon,
  referral: receiptMessages.fr.referral,
  setupFee: receiptMessages.fr.setupFee,
  beforeTax: receiptMessages.fr.beforeTax,
  tax: receiptMessages.fr.tax,
  total: receiptMessages.fr.totalPaid,
  currency: 'Tous les montants sont en dollars canadiens.',

  description({ domain, end, months, plan, product, start, withSetup }) {
    const setup = withSetup ? ', mise en service comprise' : ''
    return `${product} ${durationMessages.fr.plan(plan, months)}${setup}, site Web ${domain}, du ${start} au ${end}`
  },
  paidInFull: (brand, last4) =>
    last4 === null
      ? 'Payé en entier'
      : `Payé en entier par ${brand ?? 'carte'} se terminant par ${last4}`
}

export const receiptPdfMessages: Translated<typeof en> = { en, fr }
