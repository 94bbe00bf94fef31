import type { Translated } from '../language.ts'

const en = {
  subject: (total: string, domain: string) => `Receipt: ${total} for ${domain}`,
  heading: (name: string) => `Thank you, ${name}`,
  paidUntil: (domain: string, day: string) =>
    `We received your payment for ${domain}. Your plan is paid until ${day}.`,
  soldBy: 'Sold by',
  transaction: 'Transaction',
  period: 'Period',
  fromTo: (from: string, until: string) => `${from} to ${until}`,
  planPrice: 'Plan price',
  coupon: (code: string) => `Coupon ${code}`,
  referral: (percent: number) => `Referral discount ${percent}%`,
  setupFee: 'Setup fee',
  beforeTax: 'Before tax',
  total: 'Total',
  paidWith: 'Paid with'
}

export const paymentReceivedMessages: Translated<typeof en> = { en }
