import { planChangedMessages } from '#messages/emails/plan-changed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type PlanChanged = {
  kind: 'plan-changed'
  name: string
  base_url: string
  /** A headline, and what was done to which website, with its consequences. */
  done: string
  summary: string
  language: Language
}

/** Confirms a change that an agent has just made to their plan. */
export function planChanged(
  { base_url, done, language, name, summary }: PlanChanged,
  settings: Settings
): EmailContent {
  const t = planChangedMessages[language]
  const heading = done.replace(/\.$/, '')
  return {
    subject: t.subject(heading, base_url),
    heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [summary],
    button: billingButton(settings, language),
    note: t.notYou
  }
}
