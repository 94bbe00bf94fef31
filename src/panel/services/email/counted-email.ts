import type { MailTransport } from './email-transport.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** The same mail, counted by whether it left. */
export function countedMail(transport: MailTransport, { mails }: Metrics): MailTransport {
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  return {
    ...transport,
    async send(mail) {
      try {
        await transport.send(mail)
      } catch (error) {
        mails.inc({ result: 'failed' })
        throw error
      }
      mails.inc({ result: 'sent' })
    }
  }
}
