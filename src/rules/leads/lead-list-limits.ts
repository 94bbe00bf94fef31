/** Leads that one change takes. */
export const LEADS_PER_CHANGE = 200
export const LEADS_PAGE = 30
export const LEADS_PAGE_MAX = 100
/** Counts go no further; screens show '500+'. */
export const LEADS_COUNT_MAX = 500
export const LEAD_TAG_MAX = 40
export const LEAD_TAGS_PER_CHANGE = 10
export const LEAD_VIEWS_MAX = 30
export const LEAD_VIEW_NAME_MAX = 60
/** Homes, sources and tags offered by the filters. */
export const LEAD_CHOICES_MAX = 100

/** Characters of what an agent enters about a lead. */
export const NEW_LEAD_MAX = {
  name: 100,
  email: 254,
  home: 200,
  message: 4000,
  source_note: 200,
  consent_note: 500
} as const
