import type { Duration } from '#rules/limits.ts'
import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  billing: 'Billing',
  total: 'Total',
  totalBeforeTax: 'Total before tax',
  summary: 'Order summary',
  showSummary: 'Show order summary',
  hideSummary: 'Hide order summary',
  plan(duration: Duration): string {
    const { months, names } = durationMessages.en
    return `${names[duration]}, ${months(duration)}`
  },
  months: durationMessages.en.months,
  pricePerMonth: 'Price per month',
  discount: (code: string) => `Discount (${code})`,
  setupFee: 'Setup fee',
  taxes: 'Taxes',
  taxesUnknown: 'To be calculated...',
  taxesOf: (province: string, percent: number) => `Taxes (${province} ${percent}%)`,

  pay: (total: string) => `Pay ${total}`,
  payPlusTax: (total: string) => `Pay ${total} plus tax`,
  startTrial: 'Start Free Trial',
  checkingCoupon: 'Checking the promo code…',
  unsure:
    'We didn’t get an answer, and nothing you typed is lost. Press the same button again. If your order went through, we’ll find it and won’t charge you twice.',
  priceWas: 'The total was ',
  priceIsNow: ' and is now ',
  priceAgree: '. You haven’t been charged. To go ahead with the new total, press the button again.',
  payToday: 'If you pay today:',
  payTodayTerms: (start: string, end: string, renewal: string | undefined) =>
    `Your plan starts on ${start} and renews automatically on ${end}${renewal ? ` for ${renewal}` : ''}. You can pause or cancel it before then.`,
  withTrial: 'With the free trial:',
  trialNeedsProvince:
    'You won’t be charged today. Choose your province to see the amount and date of the first charge.'
}

export const paymentStepMessages: Translated<typeof en> = { en }
