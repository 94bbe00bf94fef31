/**
 * An agent's own word for how a listing stands: RESO's `MlsStatus`, the local status. 'Draft' is not shown to
 * visitors; 'Exclusive' is for sale without being on a board's MLS System.
 */
export const LISTING_STATUSES = [
  'Draft',
  'Coming Soon',
  'Active',
  'Conditional',
  'Sold',
  'Exclusive',
  'Expired'
] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** RESO Data Dictionary 2.0, lookup StandardStatus. */
export const STANDARD_STATUSES = [
  'Active',
  'Active Under Contract',
  'Canceled',
  'Closed',
  'Coming Soon',
  'Delete',
  'Expired',
  'Hold',
  'Incomplete',
  'Pending',
  'Withdrawn'
] as const
export type StandardStatus = (typeof STANDARD_STATUSES)[number]

const STANDARD: Readonly<Record<ListingStatus, StandardStatus>> = {
  Draft: 'Incomplete',
  'Coming Soon': 'Coming Soon',
  Active: 'Active',
  Conditional: 'Active Under Contract',
  Sold: 'Closed',
  Exclusive: 'Active',
  Expired: 'Expired'
}

export function standardStatusOf(status: ListingStatus): StandardStatus {
  return STANDARD[status]
}

/** A feed's status; undefined for one that we don't know, which is never shown as active. */
export function readStandardStatus(text: string): StandardStatus | undefined {
  const plain = plainStatus(text)
  return STANDARD_STATUSES.find((one) => plainStatus(one) === plain)
}

/** What a visitor can still buy. */
export function isOnMarket(status: StandardStatus): boolean {
  return MARKETED.includes(status)
}

const MARKETED: readonly StandardStatus[] = [
  'Active',
  'Active Under Contract',
  'Coming Soon',
  'Pending'
]

/** Letters alone, in lower case, without accents. */
function plainStatus(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
