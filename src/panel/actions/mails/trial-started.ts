import { LONG_DATE } from '#rules/calendar.ts'
import { printDate } from '#rules/print-date.ts'
import { writeCad } from '#rules/money.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

/** `total` in cents, `chargeOn` ISO 8601. */
export type TrialStarted = {
  kind: 'trial-started'
  name: string
  base_url: string
  plan: string
  card: string
  total: number
  chargeOn: string
}

/** What the trial is, and to the day and the cent what follows it. */
export function trialStarted(mail: TrialStarted, settings: Settings): WrittenMail {
  const day = printDate(mail.chargeOn, LONG_DATE)
  return writeLetter(
    {
      subject: `Your free trial has started: ${mail.base_url}`,
      heading: `Your website is being set up, ${mail.name}`,
      paragraphs: [
        `Your free trial of ${settings.productName} for ${mail.base_url} runs until ${day}. Nothing was charged today.`,
        `On ${day} we will charge ${writeCad(mail.total)} to your ${mail.card}, unless you cancel before.`
      ],
      rows: [
        ['Plan', mail.plan],
        ['First charge', writeCad(mail.total)],
        ['On', day]
      ],
      button: { label: 'Open your dashboard', url: `${settings.siteUrl}/dashboard/home` }
    },
    settings
  )
}
