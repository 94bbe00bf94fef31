import type { Translated } from '../language.ts'

/** The calculators of a purchase, by their names. */
const en = {
  payment: 'Mortgage payment calculator',
  transferTax: 'Land transfer tax calculator',
  closingCosts: 'Closing costs calculator',
  paymentBlock: 'Payment calculator'
}

const fr: typeof en = {
  payment: 'Calculatrice de versements hypothécaires',
  transferTax: 'Calculatrice de droits de mutation',
  closingCosts: 'Calculatrice de frais de clôture',
  paymentBlock: 'Calculatrice de versements'
}

export const calculatorClaims: Translated<typeof en> = { en, fr }
