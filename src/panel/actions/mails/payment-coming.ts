import { LONG_DATE } from '#rules/calendar.ts'
import { printDate } from '#rules/print-date.ts'
import { writeCad } from '#rules/money.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

/** `total` in cents, `chargeOn` ISO 8601. */
export type PaymentComing = {
  kind: 'renewal-coming' | 'trial-ending'
  name: string
  base_url: string
  plan: string
  card: string | null
  total: number
  chargeOn: string
}

/** A week ahead: what will be charged, when and to which card, and how not to. */
export function paymentComing(mail: PaymentComing, settings: Settings): WrittenMail {
  const day = printDate(mail.chargeOn, LONG_DATE)
  const isTrial = mail.kind === 'trial-ending'
  const card = mail.card === null ? '' : ` to your ${mail.card}`
  return writeLetter(
    {
      subject: isTrial
        ? `Your free trial ends on ${day}: ${mail.base_url}`
        : `Your plan renews on ${day}: ${mail.base_url}`,
      heading: isTrial ? 'Your free trial ends in a week' : 'Your plan renews in a week',
      paragraphs: [
        `Hello ${mail.name},`,
        `on ${day} we will charge ${writeCad(mail.total)}${card} for ${mail.base_url}. You need to do nothing.`,
        'You can change the duration, pause or cancel before, on your billing page.'
      ],
      rows: [
        ['Plan', mail.plan],
        [isTrial ? 'First charge' : 'Charge', writeCad(mail.total)],
        ['On', day]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      }
    },
    settings
  )
}
