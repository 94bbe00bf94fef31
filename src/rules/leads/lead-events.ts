import type { RegistrationChange } from '../listings/vow.ts'
import type { SavedSearchEnd } from '../listings/saved-search.ts'
import type { ConsentKind } from './consent-clock.ts'
import type { LeadKind, LeadStage } from './lead-kinds.ts'
import type { LeadSource } from './lead-source.ts'
import type { PrivacyAnswer, PrivacyRequestKind } from '../privacy/privacy-requests.ts'
import type { SequenceEnd } from './sequences.ts'

/** What stands on a person's timeline. A new kind gets its shape below and in the contract. */
export type LeadEventKind = keyof LeadEventData

/** The details of a person that an agent can edit. */
export const LEAD_DETAILS = ['name', 'email', 'phone', 'language', 'address', 'home'] as const
export type LeadDetail = (typeof LEAD_DETAILS)[number]

type TaskData = { task_id: string; title: string; due_on: string | null }
type EmailData = {
  subject: string
  text: string
  /** The other side's address. */
  address?: string
  /** The names of the files that came with it. */
  files?: string[]
  /** Sent by a program, such as an absence note. */
  automatic?: boolean
}

/** What each kind of event stores besides its lead, its moment and the agent who did it. */
export type LeadEventData = {
  /** As it was sent. What is missing is as in the lead's row, as with those from before there were leads. */
  received: {
    kind?: LeadKind
    message?: string
    address?: string
    home?: string
    preferred_time?: string
    page?: string
    source?: LeadSource
    verified?: boolean
    /** The consent text that the visitor ticked; missing or empty if they ticked none. */
    agreed_to?: string
  }
  email_out: EmailData
  email_in: EmailData
  /** Emails to this address come back. */
  email_bounced: { address: string }
  note: { text: string }
  task: TaskData
  task_done: TaskData
  task_reopened: TaskData
  task_changed: TaskData
  task_deleted: TaskData
  stage: { from: LeadStage; to: LeadStage }
  tag: { added: string[]; removed: string[] }
  /** 'YYYY-MM-DD'; null if it was cleared. */
  follow_up: { on: string | null }
  /** Which details were edited, without their values. */
  details: { changed: LeadDetail[] }
  /** `how` is how an express consent was given, in the agent's words. */
  consent: {
    kind: ConsentKind
    how: string
    /** The text that the visitor agreed to among their privacy choices on the website. */
    agreed_to?: string
  }
  /** What they asked of their data, or how it was answered. */
  privacy_request: { request: PrivacyRequestKind; answer?: PrivacyAnswer; message?: string }
  /** The agent said that the sender of these unverified messages is real, or took it back. */
  verified: { is_real: boolean; leads: string[] }
  withdrawn: { by: 'agent' | 'visitor' }
  /** Who has the lead now; null and empty for nobody. */
  assigned: { to: string | null; name: string }
  /** The lead that was merged into this one, or separated from it. */
  merged: { lead_id: string; name: string }
  separated: { lead_id: string; name: string }
  campaign: { campaign_id: string; subject: string }
  /** A sequence's email, or why the person left it; without either, they joined it. */
  sequence: { sequence_id: string; name: string; subject?: string; ended?: SequenceEnd }
  /** A saved search: that it was saved, how many homes an email told of, or why it was stopped. */
  saved_search: {
    query: string
    /** The search in words. */
    said: { en: string; fr: string }
    /** The text that the visitor agreed to, when it was saved. */
    agreed_to?: string
    homes?: number
    ended?: SavedSearchEnd
  }
  /** A registration for homes that only registered visitors see, with the terms that were accepted. */
  registration: {
    change: RegistrationChange
    /** Of the terms. */
    version: string
    agreed_to?: string
  }
}

/** A kind with its data, for adding to a timeline. */
export type NewLeadEvent = {
  [Kind in LeadEventKind]: { kind: Kind; data: LeadEventData[Kind] }
}[LeadEventKind]
