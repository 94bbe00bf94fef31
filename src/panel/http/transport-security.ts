import type { Settings } from '../config/settings.ts'

const TWO_YEARS_S = 63_072_000

/** The HSTS header of an https site; subdomains only if the owner opts in. */
export function transportSecurity({
  hstsPreload,
  siteUrl
}: Pick<Settings, 'hstsPreload' | 'siteUrl'>): string | undefined {
  if (!siteUrl.startsWith('https:')) return undefined
  return `max-age=${TWO_YEARS_S}${hstsPreload ? '; includeSubDomains; preload' : ''}`
}
