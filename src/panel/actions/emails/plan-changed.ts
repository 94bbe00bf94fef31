import { planChangedMessages } from '#messages/emails/plan-changed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type PlanChanged = {
  kind: 'plan-changed'
  name: string
  base_url: string
  /** A headline, and what was done to which website, with its consequences. */
  done: string
  summary: string
}

/** Confirms a change that an agent has just made to their plan. */
export function planChanged(
  { base_url, done, name, summary }: PlanChanged,
  settings: Settings
): EmailContent {
  const t = inReadersLanguage(planChangedMessages)
  const heading = done.replace(/\.$/, '')
  return {
    subject: t.subject(heading, base_url),
    heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [summary],
    button: billingButton(settings),
    note: t.notYou
  }
}
