import { createTransport } from 'nodemailer'
import { nodemailerMessage } from './nodemailer-message.ts'
import {
  EmailNotAccepted,
  type EmailTransport,
  EmailUndeliverable,
  type Mailbox
} from './email-transport.ts'

const TIMEOUT_MS = 15_000
/** As many as the worker has lanes for jobs. */
const CONNECTIONS = 5
const IDLE_MS = 30_000

/**
 * Sends over the owner's SMTP server through two small connection pools: campaigns and sequences have one
 * of their own, so that no lead's email waits behind them.
 */
export function smtpTransport(smtpUrl: string, from: Mailbox): EmailTransport {
  const [single, bulk] = [openPool(smtpUrl), openPool(smtpUrl)]

  return {
    kind: 'smtp',
    async send(email) {
      const pool = email.unsubscribeUrl === undefined ? single : bulk
      try {
        await pool.sendMail(nodemailerMessage(email, from))
      } catch (error) {
        throw withoutAddress(error as SmtpError)
      }
    },
    close() {
      single.close()
      bulk.close()
    }
  }
}

function openPool(smtpUrl: string) {
  const { protocol, username } = new URL(smtpUrl)
  return createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Never sends a password in plain text, even if a man in the middle hides STARTTLS.
    requireTLS: protocol === 'smtp:' && username !== ''
  })
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** A server's reply may repeat the recipient's address, so only its codes are kept. */
function withoutAddress(error: SmtpError): Error {
  const { code, command, responseCode } = error
  const codes = [code, responseCode, command && `to ${command}`].filter(Boolean).join(' ')
  return isPermanent(error)
    ? new EmailUndeliverable(`refused with ${responseCode}`, String(responseCode))
    : new EmailNotAccepted(
        `the email was not accepted: ${codes || error.name}`,
        String(responseCode ?? code ?? error.name)
      )
}

/** 5xx to a recipient or message is final. 5xx to a login or sender, and 53x, are the owner's to fix. */
function isPermanent({ command, responseCode = 0 }: SmtpError): boolean {
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA'
  return isAboutEmail && responseCode >= 500 && ![530, 534, 535, 538].includes(responseCode)
}
