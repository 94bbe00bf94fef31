import type { Translated } from './language.ts'

const en = {
  title: 'Receipt',
  /** Completes 'We couldn’t load …'. */
  loading: 'this receipt',
  label: (id: string) => `Receipt ${id}`,
  print: 'Print',
  download: 'Download PDF',
  downloading: 'Downloading…',
  allBilling: 'All billing',
  date: 'Date',
  soldTo: 'Sold to',
  description: 'Description',
  amount: 'Amount',
  beforeTax: 'Before tax',
  coupon: (code: string) => `Coupon ${code}`,
  referral: (percent: number) => `Referral discount ${percent}%`,
  setupFee: 'Setup fee',
  tax: (name: string, percent: number) => `${name} ${percent}%`,
  totalPaid: 'Total paid'
}

export const receiptMessages: Translated<typeof en> = { en }
