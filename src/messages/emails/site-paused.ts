import { chargeMessages } from '../charges.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (domain: string) => `Your website is offline: ${domain}`,
  heading: 'Your website is offline',
  paused: (domain: string) =>
    `You paused the plan for ${domain}. You won’t be charged while it is paused, and you keep the time you have paid for. You can resume it whenever you like.`,
  cancelled: (domain: string, isTrial?: boolean) =>
    `The plan for ${domain}, which you cancelled, has ended. You ${chargeMessages.en.notCharged(isTrial)}. You can renew it at any time.`,
  unpaid: (domain: string, days: number) =>
    `The payment for ${domain} is ${days} days late, so we took your website offline.`,
  toPay: 'To pay, press Pay Now on your billing page.',
  payToReturn:
    'Press Pay Now on your billing page, and your website comes back as soon as you pay.',
  monthsAdd:
    'A month is added every month until you pay or cancel. If you no longer need your website, cancel your plan there, and you owe nothing.',
  contentIsKept: 'We keep everything on your website as it was.'
}

export const sitePausedMessages: Translated<typeof en> = { en }
