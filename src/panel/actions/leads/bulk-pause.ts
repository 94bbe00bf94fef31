import type { BulkPause } from '#rules/leads/campaigns.ts'
import { postalAddress } from '#rules/people/postal-address.ts'
import { websiteStop } from '../../records/leads/sending-websites.ts'
import { senderDetails } from '../../records/leads/sender.ts'
import type { Db } from '../../services/world.ts'

/** Why a website's campaigns and sequences aren't sent at the moment; null if they are. */
export async function bulkPauseOf(db: Db, website_id: number): Promise<BulkPause | null> {
  const stop = await websiteStop(db, website_id)
  if (stop) return stop
  const { city, company_address, company_address_2, province } = await senderDetails(db, website_id)
  const lines = [company_address, company_address_2]
  return postalAddress({ lines, city, province }).missing.length > 0 ? 'address' : null
}
