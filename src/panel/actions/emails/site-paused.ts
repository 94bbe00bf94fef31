import { amountOwedMessages } from '#messages/amounts-owed.ts'
import { chargeMessages } from '#messages/charges.ts'
import type { AmountOwed, Announced } from '#rules/plan/announced-charge.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { sitePausedMessages } from '#messages/emails/site-paused.ts'
import { GRACE_DAYS } from '#rules/limits.ts'
import type { Settings } from '../../config/settings.ts'
import { billingButton } from './email-buttons.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

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
}

/** Why the website is off, that nothing is lost, and how to get it back. */
export function sitePaused(email: SitePaused, settings: Settings): EmailContent {
  const t = inReadersLanguage(sitePausedMessages)
  return {
    subject: t.subject(email.base_url),
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(email.name),
    paragraphs: reasons(email),
    button: billingButton(settings),
    note: t.contentIsKept
  }
}

function reasons({ ahead, base_url, isTrial, owed, why }: SitePaused): string[] {
  const t = inReadersLanguage(sitePausedMessages)
  switch (why) {
    case 'asked':
      return [t.paused(base_url)]
    case 'cancelled':
      return [t.cancelled(base_url, isTrial)]
    case 'unpaid':
      return [
        t.unpaid(base_url, GRACE_DAYS),
        ...(owed ? [inReadersLanguage(amountOwedMessages).amountOwed(owed, ahead?.province)] : []),
        ahead ? inReadersLanguage(chargeMessages).notice(ahead, t.toPay) : t.payToReturn,
        t.monthsAdd
      ]
  }
}
