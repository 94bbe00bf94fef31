import type { SecurityEvent } from './telemetry/security-events.ts'

/** What the cardholder is asked to confirm; the amount in CAD. */
type Confirmation = { amount: number; client_secret: string; payment_method: string }

/** An expected refusal that a person can act on. `http/answer.ts` turns it into the response. */
export class Refused extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** With status 202: what the cardholder has to confirm. */
  readonly confirmation: Confirmation | undefined
  /** Its security event, for the log only. */
  readonly event: SecurityEvent | undefined

  constructor(
    message: string,
    status: number,
    more: {
      confirmation?: Confirmation
      errors?: Record<string, string>
      retryAfter?: number
      event?: SecurityEvent
    } = {}
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.confirmation = more.confirmation
    this.event = more.event
  }
}
