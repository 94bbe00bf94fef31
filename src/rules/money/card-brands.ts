import type { CardBrand } from '../limits.ts'

/** How Stripe names the brands, and how people do; another one keeps Stripe's name. */
export const CARD_BRAND_NAMES: Record<string, CardBrand> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa'
}
