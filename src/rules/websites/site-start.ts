import type { SiteLanguage } from './site-pages.ts'

/** What the wizard knows about a new website's place and language; any of it may be missing. */
type Known = {
  site_language?: SiteLanguage | '' | undefined
  site_city?: string | undefined
  site_province?: string | undefined
  billing_city?: string | undefined
  billing_state?: string | undefined
}

/**
 * Where an agent works and in which language their website opens; billing tells what they left out. An agent
 * reads the wizard in the language `read`.
 */
export function siteStart(
  known: Known,
  read: SiteLanguage = 'en'
): {
  city: string
  province: string
  language: SiteLanguage
} {
  const { billing_city = '', billing_state = '', site_city = '', site_province = '' } = known
  const province = site_province.trim() || billing_state.trim()
  return {
    city: site_city.trim() || billing_city.trim(),
    province,
    language: known.site_language || firstLanguage(province, read)
  }
}

/** Agents in Quebec begin in French, all others in the language that they read. */
function firstLanguage(province: string, read: SiteLanguage): SiteLanguage {
  return province === 'QC' ? 'fr' : read
}
