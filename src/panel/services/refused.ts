import { DEFAULT_LANGUAGE, type Language, type Message } from '#messages/language.ts'
import type { SecurityEvent } from './telemetry/security-events.ts'

/** A refusal whose sentences are already in the caller's language. */
export function refusedAs(
  message: string,
  status: number,
  errors: Readonly<Record<string, string>> = {}
): Refused {
  const texts = Object.entries(errors).map(([field, text]) => [field, () => text] as const)
  return new Refused(
    () => message,
    status,
    texts.length > 0 ? { errors: Object.fromEntries(texts) } : {}
  )
}

/** What the cardholder is asked to confirm; the amount in CAD. */
type Confirmation = { amount: number; client_secret: string; payment_method: string }

type RefusalText = { message: string; errors?: Record<string, string> }

/**
 * An expected refusal that a person can act on. `http/answer.ts` turns it into the response, in the
 * caller's language; `message` is the default language's, for logs.
 */
export class Refused extends Error {
  readonly status: number
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** With status 202: what the cardholder has to confirm. */
  readonly confirmation: Confirmation | undefined
  /** Its security event, for the log only. */
  readonly event: SecurityEvent | undefined
  readonly #text: Message
  readonly #errors: Record<string, Message> | undefined

  constructor(
    text: Message,
    status: number,
    more: {
      confirmation?: Confirmation
      errors?: Record<string, Message>
      retryAfter?: number
      event?: SecurityEvent
    } = {}
  ) {
    super(text(DEFAULT_LANGUAGE))
    this.status = status
    this.retryAfter = more.retryAfter
    this.confirmation = more.confirmation
    this.event = more.event
    this.#text = text
    this.#errors = more.errors
  }

  /** What the caller reads. `errors` has a message for each invalid field. */
  textIn(language: Language): RefusalText {
    const message = this.#text(language)
    if (!this.#errors) return { message }
    const errors = Object.entries(this.#errors).map(([field, text]) => [field, text(language)])
    return { message, errors: Object.fromEntries(errors) as Record<string, string> }
  }
}
