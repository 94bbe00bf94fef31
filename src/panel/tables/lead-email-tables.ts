import type { SuppressionReason } from '#rules/leads/suppression.ts'
import type { MaybeMoment, Moment } from './columns.ts'

/** An agent's own template, or a change to one that every website begins with. */
export type AnswerTemplatesTable = {
  website_id: number
  template_id: string
  language: 'en' | 'fr'
  name: string
  subject: string
  text: string
  deleted_at: MaybeMoment
  updated: Moment
}

/** Emails that came in, by a hash of their Message-ID, so that a redelivery is not taken in twice. */
export type InboundEmailsTable = { email_hash: string; website_id: number; received: Moment }

/** Addresses that a website must not write to, as HMACs: they outlive the person's erasure. */
export type EmailSuppressionsTable = {
  website_id: number
  email_hash: string
  reason: SuppressionReason
  at: Moment
}
