import type { SiteKey } from '#rules/websites/site-keys.ts'
import { isSiteKey } from '#rules/websites/site-keys.ts'
import type { SiteServices } from '#sites/site-renderer.ts'
import { secretNamesOf } from '../../records/websites/site-secrets.ts'
import type { World } from '../../services/world.ts'
import { readSiteSecret } from './site-secrets.ts'

/** What the agent's keys and the owner's map turn on for the website's pages; reCAPTCHA's key only beside its secret. */
export async function siteServices(world: World, website_id: number): Promise<SiteServices> {
  const names = new Set((await secretNamesOf(world.db, website_id)).map(({ name }) => name))
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
    hasMapArchive: world.settings.mapArchive !== undefined
  }
}
