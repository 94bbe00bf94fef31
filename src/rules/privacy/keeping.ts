/** Whose data it is. */
export const PERSON_KINDS = ['agents', 'visitors', 'everyone', 'editors'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

/** Why it may be kept. */
export type Basis = 'consent' | 'contract' | 'interest' | 'law'

/** What a period is counted from. */
export type Since =
  | 'answered'
  | 'closed'
  | 'deleted'
  | 'ended'
  | 'expired'
  | 'failed'
  | 'handled'
  | 'invited'
  | 'made'
  | 'updated'
  | 'used'

/** What ends the keeping of data without a period. */
export type Until = 'account' | 'content' | 'feed' | 'person' | 'withdrawn'

type Keeping =
  | { days: number; since: Since }
  /** Whole calendar years after the one that it was made in. */
  | { taxYears: number }
  | { until: Until }

export type Retention = {
  of: PersonKind
  basis: Basis
  /** Tables of the database that hold it; one that several kinds share is named by each. */
  tables: readonly string[]
  /** What happens then. */
  end: 'anonymous' | 'deleted'
} & Keeping

export const TIMED = { basis: 'contract', end: 'deleted' } as const
export const TO_PROTECT = { basis: 'interest', end: 'deleted' } as const
