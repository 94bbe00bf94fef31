import type { Translated } from '../language.ts'

const en = {
  page: {
    title: 'Pricing',
    description: 'Plans for one agent or a whole brokerage. 30 days free, cancel anytime.'
  },
  title: 'Plans & Pricing',
  lede: 'Your website in every plan. Choose how much room you need.',
  points: ['30 Days free Trial', 'Cancel Anytime'],
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
    lede: 'Setup and taxes included, before you tell us who you are.',
    plan: 'Plan',
    province: 'Province or territory',
    chooseOne: 'Choose one',
    unscripted: 'Your province’s taxes are added before you pay, each listed by name.'
  },
  query: {
    title: 'Have any Query',
    text: 'Which plan fits, what your board asks for, whether your domain can move: just ask. A person answers, usually within two business days.'
  },
  product:
    'A hosted website for a Canadian real-estate agent, in plans from one website to search, CRM and marketing.'
}

export const pricingMessages: Translated<typeof en> = { en }
