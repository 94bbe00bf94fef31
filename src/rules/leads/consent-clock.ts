import { addDays, addMonths } from '../time/calendar.ts'

/** CASL's bases for sending commercial messages: an express yes, an inquiry, or a business relationship. */
export const CONSENT_KINDS = ['express', 'inquiry', 'client'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export type Consent = {
  kind: ConsentKind
  given_at: Date
  /** Null for an express consent, which holds until it is withdrawn. */
  ends_at: Date | null
  withdrawn_at: Date | null
  /** It came with a message that may be a program's, and the agent hasn't said that its sender is real. */
  is_unverified?: boolean
}

/** CASL, section 10 (10) and (13): six months after an inquiry, two years after a purchase or contract. */
const MONTHS: Record<Exclude<ConsentKind, 'express'>, number> = { inquiry: 6, client: 24 }

/** When a consent given at a moment ends; null if only a withdrawal ends it. */
export function consentEnds(kind: ConsentKind, given_at: Date): Date | null {
  return kind === 'express' ? null : addMonths(given_at, MONTHS[kind])
}

/**
 * The consents that hold now. A withdrawal ends every consent that was given before it, and one that came with an
 * unverified message doesn't count: its sender may have typed someone else's address.
 */
export function validConsents<Given extends Consent>(
  consents: readonly Given[],
  now: Date
): Given[] {
  const withdrawn = Math.max(...consents.map(({ withdrawn_at }) => withdrawn_at?.getTime() ?? -1))
  return consents.filter(
    ({ ends_at, given_at, is_unverified }) =>
      !is_unverified &&
      given_at <= now &&
      given_at.getTime() > withdrawn &&
      (ends_at === null || ends_at > now)
  )
}

/** The earliest of those that hold the longest. */
export function longestConsent<Given extends Consent>(valid: readonly Given[]): Given | undefined {
  const end = ({ ends_at }: Given) => ends_at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return valid.toSorted((a, b) => end(b) - end(a) || a.given_at.getTime() - b.given_at.getTime())[0]
}

/** The consent by which a person may be sent commercial messages: the one that holds the longest. */
export function emailBasis<Given extends Consent>(
  consents: readonly Given[],
  now: Date
): Given | undefined {
  return longestConsent(validConsents(consents, now))
}

/** Days before a consent's end from which the person is asked for an express one. */
const ASK_DAYS = 30

/**
 * Until when to ask for an express consent, with the consent by which a person may be sent commercial
 * messages; undefined while there is time, or no need.
 */
export function askForConsentUntil(basis: Consent | undefined, now: Date): Date | undefined {
  const until = basis?.ends_at
  return until && addDays(until, -ASK_DAYS) <= now ? until : undefined
}
