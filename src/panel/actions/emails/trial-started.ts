import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { trialStartedMessages } from '#messages/emails/trial-started.ts'
import { type AnnouncedCharge, scheduledNotice } from '#rules/plan/charge-notice.ts'
import { writeCad } from '#rules/money/money.ts'
import { writeBusinessDay } from '#rules/time/time-zone.ts'
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
export function trialStarted(
  { base_url, charge, name, plan }: TrialStarted,
  settings: Settings
): EmailContent {
  const t = inReadersLanguage(trialStartedMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  return {
    subject: t.subject(base_url),
    heading: t.heading(name),
    paragraphs: [
      t.started(settings.productName, base_url),
      scheduledNotice(charge),
      t.cancelBefore
    ],
    rows: [
      [shared.plan, plan],
      [shared.firstCharge, writeCad(charge.amount)],
      [shared.date, writeBusinessDay(charge.on, charge.province)]
    ],
    button: dashboardButton(settings)
  }
}
