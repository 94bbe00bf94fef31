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

const fr: typeof en = {
  subject: (total, domain) => `Reçu : ${total} pour ${domain}`,
  heading: (name) => `Merci, ${name}`,
  paidUntil: (domain, day) =>
    `Nous avons reçu votre paiement pour ${domain}. Votre forfait est payé jusqu’au ${day}.`,
  soldBy: 'Vendu par',
  transaction: 'Transaction',
  period: 'Période',
  fromTo: (from, until) => `du ${from} au ${until}`,
  planPrice: 'Prix du forfait',
  coupon: (code) => `Code promotionnel ${code}`,
  referral: (percent) => `Rabais de parrainage ${percent} %`,
  setupFee: 'Frais de mise en service',
  beforeTax: 'Avant taxes',
  total: 'Total',
  paidWith: 'Payé avec'
}

export const paymentReceivedMessages: Translated<typeof en> = { en, fr }
