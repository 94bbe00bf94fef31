import { PermanentFailure } from '../job-failures.ts'

/** The port for outgoing email: an SMTP server, or a folder where an owner can read it. */
export type EmailTransport = {
  kind: 'outbox' | 'smtp'
  /** Delivers at least once. @throws EmailUndeliverable if a retry can't succeed. */
  send(email: OutgoingEmail): Promise<void>
  /** Deletes the saved emails that have one of these texts, if the transport saves any. */
  forget?: (texts: readonly string[]) => Promise<void>
  /** Closes pooled connections. */
  close?: () => void
}

export type OutgoingEmail = {
  /** Becomes the Message-ID, so that email clients show a repeated delivery once. */
  id: string
  /** Never a string, which would be parsed as a list: a name could then add recipients. */
  to: Mailbox
  replyTo?: Mailbox
  /** The sender's name, unless it is the product. */
  fromName?: string
  /** Written by a person: mail servers may answer it, as with an absence note. */
  isPersonal?: boolean
  /** Where one press unsubscribes (RFC 8058). */
  unsubscribeUrl?: string
  /** Where an email that can't be delivered comes back to, unless to the sender. */
  bounceTo?: string
  attachments?: readonly EmailAttachment[]
  subject: string
  text: string
  html: string
}

/** `content` in base64. */
export type EmailAttachment = { filename: string; type: string; content: string }

export type Mailbox = { name: string; address: string }

/** The server has refused this email permanently. `code` is its status code. */
export class EmailUndeliverable extends PermanentFailure {
  readonly code: string
  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** The email may be accepted later. `code` is the server's status code, or a word for why there was none. */
export class EmailNotAccepted extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}
