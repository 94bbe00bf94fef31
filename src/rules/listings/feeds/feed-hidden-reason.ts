import type { HiddenReason } from '../hidden-reason.ts'
import { isOnMarket, readStandardStatus, type StandardStatus } from '../listing-status.ts'

/** What a board gives for its VOW alone: an IDX agreement permits active listings. */
const VOW_STATUSES: readonly StandardStatus[] = ['Closed', 'Pending']

/**
 * Why not every visitor sees a feed's listing; null if they do. What we can't read is never taken for active.
 * What a seller keeps off the internet isn't for registered visitors either.
 */
export function feedHiddenReason(listing: {
  displays: boolean
  isLease: boolean
  kind: 'ddf' | 'reso'
  status: string | undefined
}): HiddenReason | null {
  const status = readStandardStatus(listing.status ?? '')
  if (!status) return 'status-unknown'
  if (!listing.displays) return 'display-off'
  if (listing.isLease) return 'lease'
  if (listing.kind === 'reso' && VOW_STATUSES.includes(status)) return 'vow-only'
  return isOnMarket(status) ? null : 'off-market'
}
