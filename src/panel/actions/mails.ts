import { enqueue } from '../records/jobs.ts'
import type { Mailbox } from '../services/mail-transport.ts'
import type { Settings } from '../services/settings.ts'
import type { Db } from '../services/world.ts'
import type { WrittenMail } from './mails/letter.ts'
import { type MessageReceived, messageReceived } from './mails/message-received.ts'
import { type PaymentReceived, paymentReceived } from './mails/payment-received.ts'
import { type ResetPassword, resetPassword } from './mails/reset-password.ts'
import { type TrialStarted, trialStarted } from './mails/trial-started.ts'
import { type VerifyEmail, verifyEmail } from './mails/verify-email.ts'

/** Every mail the panel sends; a new one is a file in mails/ and a line in each of these two. */
type Content = MessageReceived | PaymentReceived | ResetPassword | TrialStarted | VerifyEmail

export function writeMail(mail: Content, settings: Settings): WrittenMail {
  switch (mail.kind) {
    case 'message-received':
      return messageReceived(mail, settings)
    case 'payment-received':
      return paymentReceived(mail, settings)
    case 'reset-password':
      return resetPassword(mail, settings)
    case 'trial-started':
      return trialStarted(mail, settings)
    case 'verify-email':
      return verifyEmail(mail, settings)
  }
}

export type Mail = Content & { to: Mailbox; replyTo?: Mailbox }

export const SEND_MAIL = 'send-mail'

/** Writes a mail on the list, inside the transaction that makes it due. With a `dedupe` key it is sent once. */
export async function queueMail(db: Db, now: Date, mail: Mail, dedupe?: string): Promise<void> {
  await enqueue(db, { kind: SEND_MAIL, payload: mail, dedupe, runAt: now, now })
}
