import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type PlanChanged = {
  kind: 'plan-changed'
  name: string
  base_url: string
  /** A sentence that says what was done, and one for its consequences. */
  done: string
  summary: string
}

/** Confirms a change that an agent has just made to their plan. */
export function planChanged(mail: PlanChanged, settings: Settings): WrittenMail {
  const heading = mail.done.replace(/\.$/, '')
  return writeLetter(
    {
      subject: `${heading}: ${mail.base_url}`,
      heading,
      paragraphs: [`Hello ${mail.name},`, mail.summary],
      button: {
        label: 'Open your billing page',
        url: `${settings.siteUrl}/dashboard/transactions`
      },
      note: 'If you didn’t make this change, please contact us.'
    },
    settings
  )
}
