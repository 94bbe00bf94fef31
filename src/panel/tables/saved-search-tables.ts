import type { Generated } from 'kysely'
import type { Maybe, MaybeMoment, Moment } from './columns.ts'

/** A visitor's search of a website's homes, of which they want to be told. */
export type SavedSearchesTable = {
  saved_search_id: Generated<string>
  website_id: number
  /** The search's one query string; empty for every home. */
  query: string
  /** As it was given; `email_key` is compared. */
  email: string
  email_key: string
  /** Of the page that it was saved on. */
  language: 'en' | 'fr'
  /** What the visitor agreed to. */
  text_id: string
  /** Whether the human check was passed. */
  verified: boolean
  asked_at: Moment
  /** When the link in the email was pressed; nothing else is sent before. */
  confirmed_at: MaybeMoment
  /** Whose it is in the CRM, once it is confirmed. */
  lead_id: Maybe<string>
  /** When new homes are looked for; null before it is confirmed. */
  next_at: MaybeMoment
}

/** The homes that the visitor of a saved search knows of, at the price that they know. */
export type SavedSearchHomesTable = {
  saved_search_id: string
  listing_id: number
  price: Maybe<number>
}
