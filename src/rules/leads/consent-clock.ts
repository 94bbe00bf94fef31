import { addMonths } from '../time/calendar.ts'

/** CASL's bases for sending commercial messages: an express yes, an inquiry, or a business relationship. */
export const CONSENT_KINDS = ['express', 'inquiry', 'client'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export type Consent = {
  kind: ConsentKind
  given_at: Date
  /** Null for an express consent, which holds until it is withdrawn. */
  ends_at: Date | null
  withdrawn_at: Date | null
}

/** CASL, section 10 (10) and (13): six months after an inquiry, two years after a purchase or contract. */
const MONTHS: Record<Exclude<ConsentKind, 'express'>, number> = { inquiry: 6, client: 24 }

/** When a consent given at a moment ends; null if only a withdrawal ends it. */
export function consentEnds(kind: ConsentKind, given_at: Date): Date | null {
  return kind === 'express' ? null : addMonths(given_at, MONTHS[kind])
}

/**
 * Until when a person may be sent commercial messages: a date, 'withdrawal' with an express consent, or
 * undefined if they may not. A withdrawal ends every consent that was given before it.
 */
export function mayEmailUntil(
  consents: readonly Consent[],
  now: Date
): Date | 'withdrawal' | undefined {
  const withdrawn = Math.max(...consents.map(({ withdrawn_at }) => withdrawn_at?.getTime() ?? -1))
  const valid = consents.filter(
    ({ ends_at, given_at }) =>
      given_at <= now && given_at.getTime() > withdrawn && (ends_at === null || ends_at > now)
  )
  if (valid.some(({ ends_at }) => ends_at === null)) return 'withdrawal'
  const ends = valid.map(({ ends_at }) => ends_at?.getTime() ?? 0)
  return ends.length === 0 ? undefined : new Date(Math.max(...ends))
}
