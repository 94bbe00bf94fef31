import { dashboardClaims } from './claims/dashboard.ts'
import type { Translated } from './language.ts'

const claims = dashboardClaims.en

const en = {
  title: claims.goLive,
  /** Completes 'We couldn’t load …'. */
  loading: 'your next steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: claims.youAreLive,
  allDoneText: claims.everythingDone,

  emailTitle: 'Confirm your email',
  emailText: (email: string) => `Open the link in the email we sent to ${email}.`,
  sendLink: 'Send a new link',
  linkSent: 'A new link is on its way to you.',
  photoTitle: 'Add your photo',
  photoText:
    'Your website doesn’t have your photo yet. Add one in the website builder, then publish.',
  addPhoto: 'Open the builder',
  domainTitle: 'Point your domain to your website',
  domainText:
    'Your website opens first. Then follow one of the two ways below, under Your domain, and press DNS Check.',
  domainGuide: 'Show me how',
  agreementTitle: 'Sign your board’s data agreement',
  agreementText: claims.agreementLater,
  agreementGuide: 'The guide',
  agreementGuideText: ' goes through every line.',
  signed: 'I’ve signed it',
  boardExample: 'TRREB',
  save: 'Save',
  saving: 'Saving…',
  agreementSaved: 'Your agreement is saved.',
  leadTitle: claims.firstLead,
  leadText: claims.testLead,
  leadSentText: claims.testLeadSent,
  leadSent: 'A test lead is on its way to you. Open the link in it.',
  leadReceived: claims.leadsReachYou,
  sendLead: 'Send a test lead',
  sendLeadAgain: 'Send it again',
  sending: 'Sending…',

  stepsDone: (count: number) => (count === 1 ? 'One step is done' : `${count} steps are done`),
  emailDone: (day: string | undefined) => `You confirmed your email${on(day)}.`,
  photoDone: 'Your photo is on your website.',
  domainDone: 'Your domain points to your website.',
  agreementDone: (board: string, day: string | undefined) =>
    `You signed your agreement with ${board}${on(day)}.`,
  leadDone: (day: string | undefined) => `A test lead reached you${on(day)}.`
}

export const goLiveMessages: Translated<typeof en> = { en }

function on(day: string | undefined): string {
  return day === undefined ? '' : ` on ${day}`
}
