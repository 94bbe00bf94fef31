import { chargeMessages } from '#messages/charges.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { formatCad } from '#rules/money/money.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type TrialStarted = {
  kind: 'trial-started'
  name: string
  base_url: string
  plan: string
  charge: AnnouncedCharge
}

/** Confirms the trial, with the day and the amount of the first charge. */
export function trialStarted(mail: TrialStarted, settings: Settings): WrittenMail {
  const { base_url, charge } = mail
  return writeLetter(
    {
      subject: `Your free trial has started: ${base_url}`,
      heading: `Your free trial has started, ${mail.name}`,
      paragraphs: [
        `Your free trial of ${settings.productName} for ${base_url} has started. Nothing was charged today.`,
        chargeMessages[DEFAULT_LANGUAGE].scheduled(charge),
        'Cancel before then, and nothing is charged.'
      ],
      rows: [
        ['Plan', mail.plan],
        ['First charge', formatCad(charge.amount)],
        ['Date', formatBusinessDay(charge.on, charge.province)]
      ],
      button: { label: 'Open your dashboard', url: `${settings.siteUrl}/dashboard/home` }
    },
    settings
  )
}
