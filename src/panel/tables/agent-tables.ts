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
  /** May edit the site's content. */
  is_editor: Generated<boolean>
  /** Of the emails and receipts that the account gets. */
  language: Generated<'en' | 'fr'>
  created: Moment
}

export type SessionsTable = {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  agent_id: string
  /** The session may only set a new password. */
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

/** Go-live steps that no other table records. */
export type GoLiveTable = {
  agent_id: string
  board: string | null
  /** 'YYYY-MM-DD'. */
  signed_on: string | null
  test_lead_sent_at: MaybeMoment
  test_lead_received_at: MaybeMoment
}

/** An agent's wizard draft, for their other devices. */
export type SetupDraftsTable = {
  agent_id: string
  draft: Json<unknown>
  revision: number
  device: string
  /** When it was last edited. */
  updated_at: Moment
  /** When each field was edited, as of a revision, which an older panel may have passed since. */
  typed: Json<DraftTimes | null>
}

export type DraftTimes = {
  revision: number
  /** The panel's clock in ms, 0 if unknown; the revision and device that set the value. */
  fields: Record<string, { at: number; revision: number; device: string }>
}

/** Consecutive failed logins, by account and by client address. */
export type FailedLoginsTable = {
  /** SHA-256, base64url. */
  key: string
  failures: number
  last_at: Moment
  /** Attempts are refused until then. */
  opens_at: Moment
}
