import type { SecurityEvent } from './telemetry/security-events.ts'

/** What a card's owner is asked to confirm, as the wire names it; the amount in CAD. */
type Confirmation = { amount: number; client_secret: string; payment_method: string }

/** The panel says no for a reason a person can act on; `http/serve.ts` turns it into the answer. */
export class Refused extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** With status 202: what the card's owner is asked for. */
  readonly confirmation: Confirmation | undefined
  /** What it is to somebody who watches over the service; never told to the caller. */
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
