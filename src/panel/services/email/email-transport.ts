import { Hopeless } from '../job-failures.ts'

/** The port that mail leaves by: an SMTP server, or a folder where an owner can read it. */
export type MailTransport = {
  kind: 'outbox' | 'smtp'
  /** Delivers at least once. Throws MailUndeliverable where trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>
  /** Lets go of what is kept open between mails. */
  close?: () => void
}

export type OutgoingMail = {
  /** Makes the Message-ID, so that a mail sent twice is one mail to its reader. */
  id: string
  /** Never a string: that would be parsed as a list, and a name could bring addresses of its own. */
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
}

export type Mailbox = { name: string; address: string }

/** The other side refuses this mail for good. */
export class MailUndeliverable extends Hopeless {}
