import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import type { SiteKey } from '#rules/websites/site-keys.ts'
import { isSiteKey } from '#rules/websites/site-keys.ts'
import type { SiteServices } from '#sites/site-renderer.ts'
import { hasFeedAt } from '../../records/listings/feeds/listing-events.ts'
import { hasVow } from '../../records/listings/feeds/show-feeds.ts'
import { secretNamesOf } from '../../records/websites/site-secrets.ts'
import type { World } from '../../services/world.ts'
import { reportedEvents } from '../listings/feeds/send-listing-events.ts'
import { readSiteSecret } from './site-secrets.ts'

/** What the agent's keys and the owner's map turn on for the website's pages; reCAPTCHA's key only beside its secret. */
export async function siteServices(world: World, website_id: number): Promise<SiteServices> {
  const [secrets, isVow, reportedToCrea] = await Promise.all([
    secretNamesOf(world.db, website_id),
    hasVow(world.db, website_id),
    reportedOn(world, website_id)
  ])
  const names = new Set(secrets.map(({ name }) => name))
  const read = async (name: SiteKey) => {
    const value = names.has(name) ? await readSiteSecret(world, website_id, name) : undefined
    return value !== undefined && isSiteKey(name, value) ? value : undefined
  }
  const hasSecret = (await read('recaptcha_secret')) !== undefined
  return {
    recaptchaKey: hasSecret ? await read('recaptcha_key') : undefined,
    measurementId: await read('ga4_measurement_id'),
    verification: await read('google_site_verification'),
    googleMapsKey: await read('google_maps_key'),
    hasVow: isVow,
    hasMapArchive: world.settings.mapArchive !== undefined,
    reportedToCrea
  }
}

async function reportedOn(world: World, website_id: number): Promise<readonly ListingEvent[]> {
  const reported = reportedEvents(world)
  if (reported.length === 0) return []
  return (await hasFeedAt(world.db, website_id, world.feeds.ddf.root)) ? reported : []
}
