import { createTransport } from 'nodemailer'
import { mailMessage } from './email-message.ts'
import { type Mailbox, type MailTransport, MailUndeliverable } from './email-transport.ts'

const TIMEOUT_MS = 15_000
/** As many as the worker sends at once. */
const CONNECTIONS = 5
const IDLE_MS = 30_000

/** Mail over an owner's SMTP server, by a few connections that are kept while there is something to send. */
export function smtpMail(smtpUrl: string, from: Mailbox): MailTransport {
  const { protocol, username } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A password never travels readable, even where somebody in between says that the server can't do better.
    requireTLS: protocol === 'smtp:' && username !== ''
  })

  return {
    kind: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(mailMessage(mail, from))
      } catch (error) {
        throw inOurWords(error as SmtpError)
      }
    },
    close: () => transport.close()
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** What a server says may repeat the reader's address, so only its numbers are kept. */
function inOurWords(error: SmtpError): Error {
  const { code, command, responseCode } = error
  const said = [code, responseCode, command && `to ${command}`].filter(Boolean).join(' ')
  return isForGood(error)
    ? new MailUndeliverable(`refused with ${responseCode}`)
    : new Error(`the mail was not taken: ${said || error.name}`)
}

/** 5xx to a reader or to a mail is said every time. To a login or a sender, and 53x to anybody, it is the owner's to mend. */
function isForGood({ command, responseCode = 0 }: SmtpError): boolean {
  const isToReader = command === 'RCPT TO' || command === 'DATA'
  return isToReader && responseCode >= 500 && ![530, 534, 535, 538].includes(responseCode)
}
