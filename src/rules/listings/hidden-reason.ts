import type { ListingStatus } from './listing-status.ts'

/** Why a listing of the website is not shown to visitors. */
export const HIDDEN_REASONS = [
  'deleted',
  'display-off',
  'draft',
  'expired',
  'lease',
  'off-market',
  'stale',
  'status-unknown',
  'vow-only'
] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

/** Why an agent's own listing isn't shown; null if it is. */
export function ownHiddenReason(listing: {
  MlsStatus: ListingStatus
  deleted: boolean
}): HiddenReason | null {
  if (listing.deleted) return 'deleted'
  if (listing.MlsStatus === 'Draft') return 'draft'
  return listing.MlsStatus === 'Expired' ? 'expired' : null
}
