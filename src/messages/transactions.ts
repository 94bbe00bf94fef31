import { zoneInFrench } from '#rules/time/day-in-french.ts'
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

const fr: typeof en = {
  title: 'Transactions',
  loading: 'vos transactions',
  none: 'Aucune transaction.',
  firstPayment: 'Votre premier paiement apparaîtra ici.',
  nothingCharged: 'Rien n’a été prélevé.',
  firstPaymentWithReceipt: 'Votre premier paiement apparaîtra ici, avec son reçu.',
  id: 'Numéro de transaction',
  payment: 'Paiement',
  date: 'Date',
  card: 'Carte',
  cardNumber: (last4) => `XXXX ${last4}`,
  status: 'État',
  success: 'Réussi',
  failed: 'Échoué',
  receipt: 'Reçu',
  receiptFor: (id) => `Reçu de ${id}`,
  zone(zone) {
    const { name, short } = zoneInFrench(zone)
    return `Heures indiquées : ${name} (${short}).`
  },
  allBilling: 'Toute la facturation'
}

export const transactionMessages: Translated<typeof en> = { en, fr }
