import type { Generated } from 'kysely'
import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

/** A link in an email that opens one visitor's privacy choices on one website, until it expires. */
export type PrivacyLinksTable = {
  link_id: Generated<string>
  website_id: number
  /** As it was given; `email_key` is compared. */
  email: string
  email_key: string
  language: 'en' | 'fr'
  /** The agent sent it with a copy of the visitor's data. */
  has_copy: Generated<boolean>
  asked_at: Moment
  expires_at: Moment
}

/** What a visitor asks of their data, and when it was answered. An erasure leaves the kind and the dates. */
export type PrivacyRequestsTable = {
  request_id: Generated<string>
  website_id: number
  /** Who they are in the CRM, if they are known there. */
  lead_id: Maybe<string>
  kind: PrivacyRequestKind
  /** Null once the visitor is erased. */
  email: Maybe<string>
  email_key: Maybe<string>
  /** What is to be corrected, or empty. */
  message: Generated<string>
  language: 'en' | 'fr'
  asked_at: Moment
  due_at: Moment
  answered_at: MaybeMoment
  answer: Maybe<PrivacyAnswer>
  answered_by: Maybe<string>
}
