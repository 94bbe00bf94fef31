import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import { type Mailbox, type MailTransport, MailUndeliverable } from './mail-transport.ts'

const TIMEOUT_MS = 15_000

/** Mail over an owner's SMTP server. */
export function smtpMail(smtpUrl: string, from: Mailbox): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS
  })

  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(mailMessage(mail, from))
      } catch (error) {
        if (isForGood(error)) throw new MailUndeliverable(`refused with ${error.responseCode}`)
        throw error
      }
    }
  }
}

/** A server that says 5xx of the address or the mail says so every time; of a login it may be mended. */
function isForGood(error: unknown): error is Error & { responseCode: number } {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const { code, responseCode } = error
  return ['EENVELOPE', 'EMESSAGE'].includes(String(code)) && Number(responseCode) >= 500
}
