import type { LeadKind, LeadStage } from './lead-kinds.ts'

/** Whom a campaign is for; an empty list means everyone. Consent is asked of each besides. */
export type Audience = {
  /** At least one of these. */
  tags: string[]
  stages: LeadStage[]
  /** How they wrote, at least once. */
  kinds: LeadKind[]
  languages: ('en' | 'fr')[]
}

export const EVERYONE: Audience = { tags: [], stages: [], kinds: [], languages: [] }
