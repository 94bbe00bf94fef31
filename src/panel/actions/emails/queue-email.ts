import { languageOf } from '#messages/language.ts'
import { enqueue, enqueueAll } from '../../records/service/jobs.ts'
import type { EmailAttachment, Mailbox } from '../../services/email/email-transport.ts'
import type { Db } from '../../services/world.ts'
import type { EmailData } from './emails.ts'

export type Email = EmailData & {
  to: Mailbox
  replyTo?: Mailbox
  attachments?: readonly EmailAttachment[]
}

/** The job's kind as the jobs table stores it, so its wording stays. */
export const SEND_EMAIL = 'send-mail'

/** Queues an email inside the transaction that makes it due. One `dedupe` key sends one email. */
export async function queueEmail(db: Db, now: Date, email: Email, dedupe?: string): Promise<void> {
  await enqueue(db, { kind: SEND_EMAIL, payload: email, dedupe, runAt: now, now })
}

/** A job's email; one that an earlier version queued may have no language. */
export function queuedEmail(payload: unknown): Email {
  const email = payload as Email
  return { ...email, language: languageOf(email.language) }
}

export async function queueEmails(db: Db, now: Date, emails: readonly Email[]): Promise<void> {
  await enqueueAll(
    db,
    emails.map((email) => ({ kind: SEND_EMAIL, payload: email, runAt: now, now }))
  )
}
