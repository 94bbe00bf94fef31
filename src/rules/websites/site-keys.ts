/** An agent's keys for other services. Each is a pattern and never markup. */
const PATTERNS = {
  recaptcha_key: /^6L[\w-]{38}$/,
  recaptcha_secret: /^6L[\w-]{38}$/,
  google_maps_key: /^AIza[\w-]{35}$/,
  ga4_measurement_id: /^G-[A-Z0-9]{6,12}$/i,
  google_site_verification: /^[\w-]{20,100}$/
} as const

export const SITE_KEYS = Object.keys(PATTERNS) as readonly SiteKey[]
export type SiteKey = keyof typeof PATTERNS

/** Whether a trimmed value looks like such a key. */
export function isSiteKey(name: SiteKey, value: string): boolean {
  return PATTERNS[name].test(value)
}

/** A key as its service writes it: Google's measurement IDs are in capitals. */
export function asWritten(name: SiteKey, value: string): string {
  return name === 'ga4_measurement_id' ? value.toUpperCase() : value
}
