/** How a lead came: by a form of the website, entered by the agent, or by an import. */
export const LEAD_KINDS = [
  'contact',
  'home',
  'homes',
  'showing',
  'valuation',
  'callback',
  'search',
  'registration',
  'manual',
  'import'
] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The stages of a lead, in the order of the board. */
export const LEAD_STAGES = ['new', 'talking', 'showing', 'client', 'closed', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

/** Leads in these stages need no follow-up. */
export const ENDED_STAGES: readonly LeadStage[] = ['closed', 'lost']

/** What an agent can say a lead is about that they add themselves. */
export const ADDED_KINDS = [
  'manual',
  'contact',
  'home',
  'showing',
  'valuation',
  'callback'
] as const

/** What somebody agreed to whom the agent adds. */
export const ADDED_CONSENTS = ['inquiry', 'express', 'none'] as const
