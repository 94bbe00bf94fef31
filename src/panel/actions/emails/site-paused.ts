import { chargeMessages } from '#messages/charges.ts'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import type { AmountOwed, Announced } from '#rules/plan/announced-charge.ts'
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

const WHY = {
  asked: ({ base_url }: SitePaused) => [
    `You paused the plan for ${base_url}. Nothing is charged while it is paused, and you keep the time you have paid for. You can resume it whenever you like.`
  ],
  cancelled: ({ base_url }: SitePaused) => [
    `The plan for ${base_url}, which you cancelled, has ended. Nothing more is charged. You can start it again at any time.`
  ],
  unpaid: ({ ahead, base_url, owed }: SitePaused) => [
    `The payment for ${base_url} is ${GRACE_DAYS} days late, so we took your website offline.`,
    ...(owed ? [chargeMessages[DEFAULT_LANGUAGE].amountOwed(owed, ahead?.province)] : []),
    ahead
      ? chargeMessages[DEFAULT_LANGUAGE].notice(
          ahead,
          'To pay, press Pay Now on your billing page.'
        )
      : 'Press Pay Now on your billing page, and your website comes back as soon as you pay.',
    'A month is added every month until you pay or cancel. If you no longer need your website, cancel your plan there, and you owe nothing.'
  ]
}
