import { type Consent, emailBasis } from './consent-clock.ts'

/** Why a website must not write to an address: the person's wish, or emails that came back. */
export const SUPPRESSION_REASONS = ['bounced', 'complained', 'unsubscribed'] as const
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

export type Suppression = { reason: SuppressionReason; at: Date }

/**
 * The consent by which a campaign may be sent to an address; undefined if it may not. Only a later
 * express yes lifts an unsubscribe, and nothing lifts a bounce or a complaint.
 */
export function campaignBasis(
  consents: readonly Consent[],
  suppression: Suppression | undefined,
  now: Date
): Consent | undefined {
  if (!suppression) return emailBasis(consents, now)
  if (suppression.reason !== 'unsubscribed') return undefined
  const { at } = suppression
  const unsubscribed: Consent = { kind: 'express', given_at: at, ends_at: null, withdrawn_at: at }
  const express = consents.map((consent) =>
    consent.kind === 'express' ? consent : { ...consent, ends_at: consent.given_at }
  )
  return emailBasis([...express, unsubscribed], now)
}
