import type { HiddenReason } from '../hidden-reason.ts'
import { isOnMarket, readStandardStatus } from '../listing-status.ts'

/** Why a feed's listing isn't shown; null if it is. What we can't read is never taken for active. */
export function feedHiddenReason(listing: {
  displays: boolean | undefined
  status: string | undefined
}): HiddenReason | null {
  const status = readStandardStatus(listing.status ?? '')
  if (!status) return 'status-unknown'
  if (listing.displays === false) return 'display-off'
  return isOnMarket(status) ? null : 'off-market'
}
