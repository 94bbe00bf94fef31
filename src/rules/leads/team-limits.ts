/** Of a team; how many members there may be is a limit of the plan. */

export const INVITATION_DAYS = 7
export const AREAS_MAX = 30
export const AREA_MAX = 60
/** Entries of the access log that are loaded at once. */
export const LOG_PAGE = 50
/** Leads that the email about new ones names; the rest are counted. */
export const LEADS_NAMED = 20
/** A page that is opened again within this time was seen once. */
export const SEEN_AGAIN_MINUTES = 10

/** What the access log notes. */
export const ACCESS_KINDS = [
  'opened',
  'changed',
  'answered',
  'assigned',
  'exported',
  'erased'
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]
