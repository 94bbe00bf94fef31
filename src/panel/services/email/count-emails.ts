import type { EmailTransport } from './email-transport.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** The same transport, counting emails sent and failed. */
export function countEmails(transport: EmailTransport, { emails }: Metrics): EmailTransport {
  for (const result of ['sent', 'failed']) emails.inc({ result }, 0)
  return {
    ...transport,
    async send(email) {
      try {
        await transport.send(email)
      } catch (error) {
        emails.inc({ result: 'failed' })
        throw error
      }
      emails.inc({ result: 'sent' })
    }
  }
}
