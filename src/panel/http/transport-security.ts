import type { Settings } from '../config/settings.ts'

const TWO_YEARS_S = 63_072_000

/** What keeps browsers to https, where the site is reached by it. Whole domains only where their owner says so. */
export function transportSecurity({
  hstsPreload,
  siteUrl
}: Pick<Settings, 'hstsPreload' | 'siteUrl'>): string | undefined {
  if (!siteUrl.startsWith('https:')) return undefined
  return `max-age=${TWO_YEARS_S}${hstsPreload ? '; includeSubDomains; preload' : ''}`
}
