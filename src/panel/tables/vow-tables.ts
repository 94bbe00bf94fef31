import type { Generated } from 'kysely'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

/** The listings of a website's feeds that its registered visitors may see, beside those that everyone may. */
export type SiteVowListingsTable = {
  website_id: number
  listing_id: number
}

/** A visitor who has confirmed their address and accepted the terms of use of a website's homes for registered visitors. */
export type VowRegistrationsTable = {
  registration_id: Generated<string>
  website_id: number
  /** Who they are in the CRM. */
  lead_id: string
  name: string
  /** As it was given; `email_key` is compared. */
  email: string
  email_key: string
  language: 'en' | 'fr'
  registered_at: Moment
  /** The terms have to be accepted again then. */
  expires_at: Moment
  /** By the agent, who can undo it. */
  ended_at: MaybeMoment
}

/** The log of the terms: who accepted which version on which website, and when. Rows are only added. */
export type VowAcceptancesTable = {
  acceptance_id: Generated<string>
  registration_id: string
  website_id: number
  terms_version: string
  text_id: string
  /** When the box was ticked. */
  accepted_at: Moment
  /** When the link in the email was used. */
  confirmed_at: Moment
}

/** A link in an email, which signs in once. Until a visitor's first is used, nothing else is known of them. */
export type VowLinksTable = {
  link_id: Generated<string>
  website_id: number
  name: string
  email: string
  email_key: string
  language: 'en' | 'fr'
  /** Of the terms that were accepted with it; null for a link that only signs in. */
  terms_version: Maybe<string>
  text_id: Maybe<string>
  asked_at: Moment
  expires_at: Moment
  used_at: MaybeMoment
}

/** A browser that is signed in. Its cookie is stored as a hash. */
export type VowSessionsTable = {
  token_hash: string
  registration_id: string
  expires_at: Moment
}
