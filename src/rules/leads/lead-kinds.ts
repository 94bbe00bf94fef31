/** How a lead came: by a form of the website, entered by the agent, or by an import. */
export const LEAD_KINDS = [
  'contact',
  'home',
  'showing',
  'valuation',
  'callback',
  'manual',
  'import'
] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The stages of a lead, in the order of the board. */
export const LEAD_STAGES = ['new', 'talking', 'showing', 'client', 'closed', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

/** Leads in these stages need no follow-up. */
export const ENDED_STAGES: readonly LeadStage[] = ['closed', 'lost']
