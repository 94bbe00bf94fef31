import type { CardBrand } from '../limits.ts'

/** Stripe's names of the brands, and their common names; other brands keep Stripe's name. */
export const CARD_BRAND_NAMES: Record<string, CardBrand> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'MasterCard',
  unionpay: 'UnionPay',
  visa: 'Visa'
}
