import type { TimeZone } from '#rules/time/time-zone.ts'
import type { Translated } from './language.ts'

const en = {
  title: 'Transactions',
  /** Completes 'We couldn’t load …'. */
  loading: 'your transactions',
  none: 'No transactions available.',
  firstPayment: 'Your first payment will appear here.',
  /** Of a trial that was cancelled before its first payment. */
  nothingCharged: 'You haven’t been charged.',
  firstPaymentWithReceipt: 'Your first payment will appear here, with its receipt.',
  id: 'Transaction Id',
  payment: 'Payment',
  date: 'Date',
  card: 'Card',
  cardNumber: (last4: string) => `XXXX ${last4}`,
  status: 'Status',
  success: 'Success',
  failed: 'Failed',
  receipt: 'Receipt',
  receiptFor: (id: string) => `Receipt for ${id}`,
  zone: ({ name, short }: TimeZone) => `Times are in ${name} (${short}).`,
  allBilling: 'All billing'
}

export const transactionMessages: Translated<typeof en> = { en }
