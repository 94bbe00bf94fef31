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
  paidBy: 'Paid by',
  description: 'Description',
  amount: 'Amount',
  setupFee: 'Setup fee',
  tax: (name: string, percent: number) => `${name} ${percent}%`,
  totalPaid: 'Total paid'
}

export const receiptMessages: Translated<typeof en> = { en }
