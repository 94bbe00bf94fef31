import { formBrokenMessages } from '#messages/emails/form-broken.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { FormCheckStep } from '#rules/leads/form-check.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type FormBroken = {
  kind: 'form-broken'
  name: string
  base_url: string
  step: FormCheckStep
}

/** The morning after a night in which a website's form didn't work. */
export function formBroken(
  { base_url, name, step }: FormBroken,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(formBrokenMessages)
  const shared = inReadersLanguage(sharedEmailMessages)
  return {
    subject: t.subject(base_url),
    heading: t.heading,
    greeting: shared.greeting(name),
    paragraphs: [`${t.explanation(base_url)} ${t.steps[step]}`, t.next, t.tryIt],
    button: { label: shared.openDashboard, url: `${siteUrl}/dashboard/home` }
  }
}
