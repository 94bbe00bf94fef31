import type { Translated } from './language.ts'

/** The pages that the panel makes itself: its errors, and test mode's mailbox. */
const en = {
  goHome: 'Go to the home page',
  noPage: 'There is no such page.',
  notBuilt: 'The site is not built yet: run npm start.',
  unreadableAddress: 'We can’t read this address. Please check it for typos.',

  mailbox: 'Mailbox',
  noEmails: 'No emails yet.',
  noEmail: 'Email not found.',
  allEmails: 'All emails',
  asText: 'As text',
  source: 'Source',
  to: (recipient: string) => `to ${recipient}`
}

export const panelPageMessages: Translated<typeof en> = { en }
