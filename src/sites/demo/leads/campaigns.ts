import { EVERYONE } from '#rules/leads/audience.ts'
import type { SampleDay } from './sample-person.ts'

const language = 'en' as const

/** The demo agent's campaign that was sent. */
export const SENT_CAMPAIGN = {
  at: [12, '09:00'] as SampleDay,
  name: 'What sold nearby',
  subject: 'What sold in the west end this month',
  body: '<p>Hello {first_name},</p><p>Eleven semis sold between Dufferin and High Park this month, four of them above asking. The longest took 31 days, the shortest three.</p><p>If you wonder what that means for you, reply to this letter. It reaches me.</p><p>{agent}</p>',
  language,
  audience: EVERYONE
}

/** The one that is still being written. */
export const DRAFT_CAMPAIGN = {
  at: [1, '16:30'] as SampleDay,
  name: 'Weekend open houses',
  subject: 'Three doors open on Sunday',
  body: '<p>Hello {first_name},</p><p>On Sunday from two to four you can walk through three of my homes.</p>',
  language,
  audience: { ...EVERYONE, tags: ['Buyer'] }
}
