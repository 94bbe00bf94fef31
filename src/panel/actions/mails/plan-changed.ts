import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type PlanChanged = {
  kind: 'plan-changed'
  name: string
  base_url: string
  /** What was done, and what it comes to. */
  done: string
  summary: string
}

/** In writing, what an agent has just done to their plan. */
export function planChanged(mail: PlanChanged, settings: Settings): WrittenMail {
  return writeLetter(
    {
      subject: `${mail.done} ${mail.base_url}`,
      heading: mail.done,
      paragraphs: [`Hello ${mail.name},`, mail.summary],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'If that was not you, please write to us.'
    },
    settings
  )
}
