import { StartRefused } from '../../config/start-refused.ts'
import { reviseSite } from '../../records/websites/sites.ts'
import { websiteOfHost } from '../../records/websites/served-sites.ts'
import type { Db } from '../../services/world.ts'

/** `reason`: why the website goes offline; null puts it online again. */
export type SiteSuspension = { host: string; reason: string | null }

/**
 * Takes a website off all its hosts, or puts it back; returns a message for the CLI. The content stays,
 * as evidence. @throws StartRefused if no website has the host
 */
export async function suspendSite(
  db: Db,
  { host, reason }: SiteSuspension,
  now: Date
): Promise<string> {
  const website_id = await websiteOfHost(db, host)
  if (website_id === undefined) throw new StartRefused(`No website has the host ${host}.`)
  await reviseSite(db, website_id, {
    suspended_reason: reason,
    suspended_at: reason === null ? null : now
  })
  return reason === null
    ? `The website at ${host} is online again.`
    : `The website at ${host} is offline. Its content is kept; restore HOST puts it online again.`
}
