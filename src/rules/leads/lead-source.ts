/**
 * Where a lead came from: the tags of an advertisement's link, the page that linked to the website, or the
 * agent's note about a lead that they added.
 */
export const LEAD_SOURCE_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landing_page',
  'note'
] as const
export type LeadSource = Partial<Record<(typeof LEAD_SOURCE_KEYS)[number], string>>

/** Characters of each. */
export const LEAD_SOURCE_MAX = 200
