import { amountOwedMessages } from '#messages/amounts-owed.ts'
import { chargeMessages } from '#messages/charges.ts'
import type { AmountOwed, Announced } from '#rules/plan/announced-charge.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { sitePausedMessages } from '#messages/emails/site-paused.ts'
import type { Language } from '#messages/language.ts'
import { GRACE_DAYS } from '#rules/limits.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'

export type SitePaused = {
  kind: 'site-paused'
  name: string
  base_url: string
  why: 'asked' | 'cancelled' | 'unpaid'
  /** Of a cancelled plan for which nothing was ever charged; an earlier version's email lacks it. */
  isTrial?: boolean
  /** Of an unpaid website; an email that an earlier version queued has neither. */
  owed?: AmountOwed
  ahead?: Announced
  language: Language
}

/** Why the website is off, that nothing is lost, and how to get it back. */
export function sitePaused(email: SitePaused, settings: Settings): EmailContent {
  const { language } = email
  const t = sitePausedMessages[language]
  return {
    subject: t.subject(email.base_url),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(email.name),
    paragraphs: reasons(email),
    button: billingButton(settings, language),
    note: t.contentIsKept
  }
}

function reasons({ ahead, base_url, isTrial, language, owed, why }: SitePaused): string[] {
  const t = sitePausedMessages[language]
  switch (why) {
    case 'asked':
      return [t.paused(base_url)]
    case 'cancelled':
      return [t.cancelled(base_url, isTrial)]
    case 'unpaid':
      return [
        t.unpaid(base_url, GRACE_DAYS),
        ...(owed ? [amountOwedMessages[language].amountOwed(owed, ahead?.province)] : []),
        ahead ? chargeMessages[language].notice(ahead, t.toPay) : t.payToReturn,
        t.monthsAdd
      ]
  }
}
