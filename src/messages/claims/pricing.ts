import type { Translated } from '../language.ts'

const en = {
  description: 'Plans for Canadian real-estate agents. 30 days free, cancel anytime.',
  lede: 'Your website is in every plan. Choose how much room you need.',
  firstPayment: 'Setup and taxes included, before you tell us who you are.',
  taxesNamed: 'Your province’s taxes are added before you pay, each listed by name.',
  product: 'A website for a Canadian real-estate agent, built and hosted.'
}

export const pricingClaims: Translated<typeof en> = { en }
