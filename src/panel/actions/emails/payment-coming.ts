import { chargeMessages } from '#messages/charges.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type PaymentComing = {
  kind: 'renewal-coming' | 'trial-ending'
  name: string
  base_url: string
  plan: string
  charge: AnnouncedCharge
}

/** A week ahead: the amount, the day and the card, and how to prevent the charge. */
export function paymentComing(mail: PaymentComing, settings: Settings): WrittenMail {
  const { base_url, charge, plan } = mail
  const day = formatBusinessDay(charge.on, charge.province)
  const isTrial = mail.kind === 'trial-ending'
  return writeLetter(
    {
      subject: isTrial
        ? `Your free trial ends on ${day}: ${base_url}`
        : `Your plan renews on ${day}: ${base_url}`,
      heading: isTrial ? 'Your free trial ends soon' : 'Your plan renews soon',
      paragraphs: [
        `Hello ${mail.name},`,
        chargeMessages[DEFAULT_LANGUAGE].scheduled(charge),
        'Until then you can change the duration, or cancel, on your billing page.'
      ],
      rows: [
        ['Website', base_url],
        ['Plan', plan],
        [isTrial ? 'First charge' : 'Next charge', formatCad(charge.amount)],
        ['Date', day]
      ],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      }
    },
    settings
  )
}
