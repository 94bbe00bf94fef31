import { enqueue, enqueueAll } from '../../records/service/jobs.ts'
import type { Mailbox } from '../../services/email/email-transport.ts'
import type { Settings } from '../../config/settings.ts'
import type { Db } from '../../services/world.ts'
import { type CardExpiring, cardExpiring } from './card-expiring.ts'
import { type DnsLive, dnsLive } from './dns-live.ts'
import type { WrittenMail } from './letter.ts'
import { type MessageReceived, messageReceived } from './message-received.ts'
import { nameServersSet, type NameServersSet } from './name-servers.ts'
import { type PaymentComing, paymentComing } from './payment-coming.ts'
import { type PaymentFailed, paymentFailed } from './payment-failed.ts'
import { type PaymentReceived, paymentReceived } from './payment-received.ts'
import { type PlanChanged, planChanged } from './plan-changed.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import { type ResetPassword, resetPassword } from './reset-password.ts'
import { type SitePaused, sitePaused } from './site-paused.ts'
import { type TestLead, testLead } from './test-lead.ts'
import { type TrialStarted, trialStarted } from './trial-started.ts'
import { type VerifyEmail, verifyEmail } from './verify-email.ts'

/** Every mail the panel sends; a new one is a file in mails/ and a line in each of these two. */
export type MailContent =
  | CardExpiring
  | DnsLive
  | MessageReceived
  | NameServersSet
  | PaymentComing
  | PaymentFailed
  | PaymentReceived
  | PlanChanged
  | PriceChange
  | ResetPassword
  | SitePaused
  | TestLead
  | TrialStarted
  | VerifyEmail

export function writeMail(mail: MailContent, settings: Settings): WrittenMail {
  switch (mail.kind) {
    case 'card-expiring':
      return cardExpiring(mail, settings)
    case 'dns-live':
      return dnsLive(mail, settings)
    case 'message-received':
      return messageReceived(mail, settings)
    case 'name-servers':
      return nameServersSet(mail, settings)
    case 'payment-failed':
      return paymentFailed(mail, settings)
    case 'payment-received':
      return paymentReceived(mail, settings)
    case 'plan-changed':
      return planChanged(mail, settings)
    case 'price-change':
      return priceChange(mail, settings)
    case 'renewal-coming':
    case 'trial-ending':
      return paymentComing(mail, settings)
    case 'reset-password':
      return resetPassword(mail, settings)
    case 'site-paused':
      return sitePaused(mail, settings)
    case 'test-lead':
      return testLead(mail, settings)
    case 'trial-started':
      return trialStarted(mail, settings)
    case 'verify-email':
      return verifyEmail(mail, settings)
  }
}

export type Mail = MailContent & { to: Mailbox; replyTo?: Mailbox }

export const SEND_MAIL = 'send-mail'

/** Writes a mail on the list, inside the transaction that makes it due. With a `dedupe` key it is sent once. */
export async function queueMail(db: Db, now: Date, mail: Mail, dedupe?: string): Promise<void> {
  await enqueue(db, { kind: SEND_MAIL, payload: mail, dedupe, runAt: now, now })
}

/** Writes many mails on the list at once. */
export async function queueMails(db: Db, now: Date, mails: readonly Mail[]): Promise<void> {
  await enqueueAll(
    db,
    mails.map((mail) => ({ kind: SEND_MAIL, payload: mail, runAt: now, now }))
  )
}
