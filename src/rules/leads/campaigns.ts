/** A campaign's way: written, planned, on its way, and over. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** What holds back campaigns and sequences: a stopped plan, a suspension, or an incomplete postal address. */
export const BULK_PAUSES = ['plan', 'suspended', 'address'] as const
export type BulkPause = (typeof BULK_PAUSES)[number]

/** What became of one person's email. */
export type BulkEmailState = 'bounced' | 'failed' | 'left_out' | 'sent' | 'waiting'

export const CAMPAIGN_NAME_MAX = 80
export const CAMPAIGN_SUBJECT_MAX = 150
/** Characters of its HTML. */
export const CAMPAIGN_BODY_MAX = 50_000
/** Of a website. */
export const CAMPAIGNS_MAX = 500
/** Choices of one kind, such as tags. */
export const AUDIENCE_MAX = 50
export const TAG_MAX = 60
/** How far ahead a campaign can be scheduled. */
export const SCHEDULE_DAYS_MAX = 365
