import type { Generated } from 'kysely'
import type { Json, MaybeMoment, Moment } from './columns.ts'

export type AgentsTable = {
  agent_id: Generated<string>
  name: string
  /** Lower case. */
  email: string
  phone: string
  password_hash: string
  referral_code: string
  referred_by: string | null
  email_verified_at: MaybeMoment
  /** May write what the site says. */
  is_editor: Generated<boolean>
  created: Moment
}

export type SessionsTable = {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  agent_id: string
  /** Such a session may only set a new password. */
  isReset: boolean
  created: Moment
  last_used: Moment
  expires: Moment
}

export type OneTimeCodesTable = {
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string
  agent_id: string
  purpose: 'lead' | 'reset' | 'verify'
  created: Moment
  expires: Moment
  used_at: MaybeMoment
}

/** What an agent has done so that the website works for them, as far as no other table knows it. */
export type GoLiveTable = {
  agent_id: string
  board: string | null
  /** 'YYYY-MM-DD'. */
  signed_on: string | null
  test_lead_sent_at: MaybeMoment
  test_lead_received_at: MaybeMoment
}

/** The wizard as an agent left it, for their other devices. */
export type SetupDraftsTable = {
  agent_id: string
  draft: Json<unknown>
  revision: number
  device: string
  /** When it was last typed in. */
  updated_at: Moment
  /** When each field was typed, as of a revision: an older version of the panel may have saved a newer one. */
  typed: Json<DraftTimes | null>
}

export type DraftTimes = {
  revision: number
  /** Milliseconds of the panel's clock, 0 where unknown; the revision and the device that brought the value. */
  fields: Record<string, { at: number; revision: number; device: string }>
}

/** Logins that failed in a row, by account and by the address they came from. */
export type FailedLoginsTable = {
  /** SHA-256, base64url. */
  key: string
  failures: number
  last_at: Moment
  /** Nobody is let try before. */
  opens_at: Moment
}
