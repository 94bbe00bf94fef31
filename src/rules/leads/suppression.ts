import { type Consent, longestConsent, validConsents } from './consent-clock.ts'

/** Why a website must not write to an address: the person's wish, or emails that came back. */
export const SUPPRESSION_REASONS = ['bounced', 'complained', 'unsubscribed'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

export type Suppression = { reason: SuppressionReason; at: Date }

/**
 * The consents by which campaigns may be sent to an address. Only a later express yes lifts an
 * unsubscribe, and nothing lifts a bounce or a complaint.
 */
export function campaignConsents<Given extends Consent>(
  consents: readonly Given[],
  suppression: Suppression | undefined,
  now: Date
): Given[] {
  const valid = validConsents(consents, now)
  if (!suppression) return valid
  if (suppression.reason !== 'unsubscribed') return []
  return valid.filter(({ given_at, kind }) => kind === 'express' && given_at > suppression.at)
}

/** Whether campaigns might be sent if the person's messages were verified, and may not as they are. */
export function waitsForVerifying(
  consents: readonly Consent[],
  suppression: Suppression | undefined,
  now: Date
): boolean {
  const verified = consents.map((consent) => ({ ...consent, is_unverified: false }))
  return !campaignBasis(consents, suppression, now) && !!campaignBasis(verified, suppression, now)
}

/** The one of them that holds the longest; undefined if no campaign may be sent. */
export function campaignBasis(
  consents: readonly Consent[],
  suppression: Suppression | undefined,
  now: Date
): Consent | undefined {
  return longestConsent(campaignConsents(consents, suppression, now))
}
