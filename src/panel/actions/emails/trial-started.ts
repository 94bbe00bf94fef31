import { chargeMessages } from '#messages/charges.ts'
import type { AnnouncedCharge } from '#rules/plan/announced-charge.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { trialStartedMessages } from '#messages/emails/trial-started.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type TrialStarted = {
  kind: 'trial-started'
  name: string
  base_url: string
  plan: string
  charge: AnnouncedCharge
  language: Language
}

/** Confirms the trial, with the day and the amount of the first charge. */
export function trialStarted(
  { base_url, charge, language, name, plan }: TrialStarted,
  settings: Settings
): EmailContent {
  const t = trialStartedMessages[language]
  const shared = sharedEmailMessages[language]
  const formats = emailFormats[language]
  return {
    subject: t.subject(base_url),
    heading: t.heading(name),
    paragraphs: [
      t.started(settings.productName, base_url),
      chargeMessages[language].scheduled(charge),
      t.cancelBefore
    ],
    rows: [
      [shared.plan, plan],
      [shared.firstCharge, formats.cad(charge.amount)],
      [shared.date, formats.businessDay(charge.on, charge.province)]
    ],
    button: dashboardButton(settings, language)
  }
}
