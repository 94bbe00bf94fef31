import { zoneOf } from '#rules/time/time-zone.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { Db } from '../../services/world.ts'

/** The zone of a website's agent. */
export async function websiteZone(db: Db, website_id: number): Promise<string> {
  return zoneOf((await websiteById(db, website_id))?.billing_state).id
}
