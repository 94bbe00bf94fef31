import { GRACE_DAYS } from '#rules/limits.ts'
import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type SitePaused = {
  kind: 'site-paused'
  name: string
  base_url: string
  why: 'asked' | 'cancelled' | 'unpaid'
}

/** The website is off: why, that nothing is lost, and how it comes back. */
export function sitePaused(mail: SitePaused, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `Your website is off: ${mail.base_url}`,
      heading: 'Your website is off',
      paragraphs: [`Hello ${mail.name},`, WHY[mail.why](mail.base_url)],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'Everything on it is kept as it was.'
    },
    settings
  )
}

const WHY = {
  asked: (site: string) =>
    `You paused the plan for ${site}. Nothing is charged while it is paused, and the time you have paid for is kept. Resume it whenever you like.`,
  cancelled: (site: string) =>
    `The plan for ${site}, which you cancelled, is over. Nothing more is charged. You can start it again at any time.`,
  unpaid: (site: string) =>
    `The payment for ${site} is ${GRACE_DAYS} days late, so the website is off. Pay from your billing page and it is back at once.`
}
