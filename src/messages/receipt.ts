import { formatCadOff } from '#rules/money/discount.ts'
import { formatCadOffInFrench, formatDecimalInFrench } from '#rules/money/money-in-french.ts'
import { taxInFrench } from '#rules/money/tax-in-french.ts'
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
  /** Of cents. */
  off: formatCadOff,
  setupFee: 'Setup fee',
  tax: (name: string, percent: number) => `${name} ${percent}%`,
  totalPaid: 'Total paid'
}

const fr: typeof en = {
  title: 'Reçu',
  loading: 'ce reçu',
  label: (id) => `Reçu ${id}`,
  print: 'Imprimer',
  download: 'Télécharger le PDF',
  downloading: 'Téléchargement…',
  allBilling: 'Toute la facturation',
  date: 'Date',
  soldTo: 'Vendu à',
  description: 'Description',
  amount: 'Montant',
  beforeTax: 'Avant taxes',
  coupon: (code) => `Code promotionnel ${code}`,
  referral: (percent) => `Rabais de parrainage ${percent} %`,
  off: formatCadOffInFrench,
  setupFee: 'Frais de mise en service',
  tax: (name, percent) => `${taxInFrench(name)} ${formatDecimalInFrench(percent)} %`,
  totalPaid: 'Total payé'
}

export const receiptMessages: Translated<typeof en> = { en, fr }
