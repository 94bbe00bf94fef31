/** The panel says no for a reason a person can act on; `http/serve.ts` turns it into the answer. */
export class Refused extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    status: number,
    more: { errors?: Record<string, string>; retryAfter?: number } = {}
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}
