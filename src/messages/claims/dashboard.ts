import type { Translated } from '../language.ts'

/** What the dashboard says about the agent's website and leads. */
const en = {
  goLive: 'Go live',
  youAreLive: 'You’re live',
  everythingDone: 'Everything is done: your website is online, and your leads reach you.',
  agreementLater:
    'We’re still building your board’s listings into your website. Approval takes time, so you can sign now. ',
  firstLead: 'Receive your first lead',
  testLead:
    'We’ll send you one as a visitor would. Open the link in it to confirm that leads reach you.',
  testLeadSent: (day: string) =>
    `We sent it on ${day}. Open the link in it to confirm that leads reach you.`,
  leadsReachYou: 'Your leads reach you.'
}

export const dashboardClaims: Translated<typeof en> = { en }
