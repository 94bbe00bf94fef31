import { chargeMessages } from '#messages/charges.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { trialStartedMessages } from '#messages/emails/trial-started.ts'
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
      inReadersLanguage(chargeMessages).scheduled(charge),
      t.cancelBefore
    ],
    rows: [
      [shared.plan, plan],
      [shared.firstCharge, formatCad(charge.amount)],
      [shared.date, formatBusinessDay(charge.on, charge.province)]
    ],
    button: dashboardButton(settings)
  }
}
