/** What a report says about one of its recipients (RFC 3464). */
export type DeliveryStatus = { action: string; status: string }

/** The mailbox is full, or the email too large: the next one may arrive (RFC 3463). */
const OF_THIS_EMAIL = ['5.2.2', '5.2.3', '5.3.4']

/** The code of an email that can't be delivered now or later; undefined for anything less. */
export function hardBounceCode(statuses: readonly DeliveryStatus[]): string | undefined {
  return statuses.find(({ action, status }) => {
    const isFinal = action === 'failed' && status.startsWith('5.')
    return isFinal && !OF_THIS_EMAIL.includes(status)
  })?.status
}

/** A report comes after the server accepted an email, so one that was accepted shows nothing before this has passed. */
export const REPORTED_BOUNCE_MS = 24 * 60 * 60_000
