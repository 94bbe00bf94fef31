export const LEAD_SORTS = ['newest', 'activity', 'follow_up'] as const
export type LeadSort = (typeof LEAD_SORTS)[number]

export const FOLLOW_UP_FILTERS = ['due', 'today', 'overdue'] as const
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number]
