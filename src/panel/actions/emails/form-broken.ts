import { formBrokenMessages } from '#messages/emails/form-broken.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import type { FormCheckStep } from '#rules/leads/form-check.ts'
import type { Settings } from '../../config/settings.ts'
import { dashboardButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type FormBroken = {
  kind: 'form-broken'
  name: string
  base_url: string
  step: FormCheckStep
  language: Language
}

/** The morning after a night in which a website's form didn't work. */
export function formBroken(
  { base_url, language, name, step }: FormBroken,
  settings: Settings
): EmailContent {
  const t = formBrokenMessages[language]
  return {
    subject: t.subject(base_url),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [`${t.explanation(base_url)} ${t.steps[step]}`, t.next, t.tryIt],
    button: dashboardButton(settings, language)
  }
}
