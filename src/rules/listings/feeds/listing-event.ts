/**
 * What CREA counts of a listing on a website: it was shown, its page at REALTOR.ca was opened, or the agent was
 * written to about it. Its protocol asks for the last two from third-party websites alone.
 */
export const LISTING_EVENTS = ['view', 'click', 'email'] as const
export type ListingEvent = (typeof LISTING_EVENTS)[number]

/** CREA ignores the same event of one visitor for as long. */
export const SAME_EVENT_MINUTES = 5
/** It has no time in it, so one that is sent later would be counted on the wrong day. */
export const EVENT_KEPT_HOURS = 24
