/** Why a website must not write to an address: the person's wish, or emails that came back. */
export type SuppressionReason = 'bounced' | 'complained' | 'unsubscribed'

export type Suppression = { reason: SuppressionReason; at: Date }
