import type { ColumnType, Generated } from 'kysely'
import type { MemberRole } from '#rules/leads/rights.ts'
import type { Sharing } from '#rules/leads/share-leads.ts'
import type { AccessKind } from '#rules/leads/team-limits.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

export type TeamSettingsTable = {
  website_id: number
  sharing: Generated<Sharing>
  /** The owner gets the emails about leads that members have, too. */
  owner_copies: Generated<boolean>
}

/** A website's members; the agent whose website it is, is not among them. Rows stay when they leave. */
export type TeamMembersTable = {
  website_id: number
  agent_id: string
  role: MemberRole
  areas: ColumnType<string[], string | undefined, string>
  takes_leads: boolean
  /** Counts up across the team with each lead that is shared out; the smallest is next. */
  turn: Generated<number>
  joined_at: Moment
  left_at: MaybeMoment
}

export type TeamInvitationsTable = {
  invitation_id: Generated<string>
  website_id: number
  /** Lower case. */
  email: string
  role: MemberRole
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  invited_by: string
  created: Moment
  expires: Moment
  accepted_at: MaybeMoment
}

/** Rows are added, never changed; an erasure takes the lead's id out of them. */
export type AccessLogTable = {
  log_id: Generated<string>
  website_id: number
  /** Null once their account is closed. */
  agent_id: Maybe<string>
  /** Null for many leads at once, and once the person is erased. */
  lead_id: Maybe<string>
  what: AccessKind
  /** How many leads. */
  count: Generated<number>
  at: ColumnType<Date, Date, never>
}
