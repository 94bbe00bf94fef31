import { EVENT_KEPT_HOURS } from '../listings/feeds/listing-event.ts'
import { CONFIRM_WITHIN_DAYS } from '../listings/saved-search.ts'
import { REGISTRATION_KEPT_DAYS } from '../listings/vow.ts'
import { type Retention, TIMED, TO_PROTECT } from './keeping.ts'
import { REQUEST_KEPT_DAYS } from './privacy-requests.ts'

export const KEPT_OF_VISITORS = {
  leads: {
    of: 'visitors',
    basis: 'consent',
    until: 'person',
    end: 'deleted',
    tables: [
      'leads',
      'site_messages',
      'lead_events',
      'lead_consents',
      'consent_texts',
      'lead_tags',
      'lead_tasks',
      'lead_deliveries',
      'leads_apart',
      'bulk_emails',
      'sequence_enrolments'
    ]
  },
  savedSearches: {
    of: 'visitors',
    basis: 'consent',
    until: 'withdrawn',
    end: 'deleted',
    tables: ['saved_searches', 'saved_search_homes']
  },
  unconfirmedSearches: {
    of: 'visitors',
    basis: 'consent',
    days: CONFIRM_WITHIN_DAYS,
    since: 'made',
    end: 'deleted',
    tables: ['saved_searches']
  },
  /** Of homes that only registered visitors see: boards ask for the log of the terms. */
  registrations: {
    of: 'visitors',
    basis: 'consent',
    days: REGISTRATION_KEPT_DAYS,
    since: 'ended',
    end: 'deleted',
    tables: ['vow_registrations', 'vow_acceptances']
  },
  signInLinks: {
    of: 'visitors',
    basis: 'consent',
    days: 1,
    since: 'expired',
    end: 'deleted',
    tables: ['vow_links', 'vow_sessions', 'privacy_links']
  },
  /** Its kind and dates stay when its visitor is erased: the agent has to show that it was answered in time. */
  privacyRequests: {
    of: 'visitors',
    basis: 'law',
    days: REQUEST_KEPT_DAYS,
    since: 'answered',
    end: 'deleted',
    tables: ['privacy_requests']
  },
  /** Hashes that keep a person from being written to, or from coming back by an import. */
  objections: {
    of: 'visitors',
    basis: 'law',
    until: 'account',
    end: 'deleted',
    tables: ['email_suppressions', 'erased_people']
  },
  /** Servers try for some days to deliver an email. */
  inboundEmails: {
    ...TIMED,
    of: 'visitors',
    days: 30,
    since: 'made',
    tables: ['inbound_emails']
  },
  /** Two years and the running month, so that every month has the same month of the year before. */
  visits: { ...TO_PROTECT, of: 'visitors', days: 762, since: 'made', tables: ['site_visits'] },
  listingViews: {
    ...TIMED,
    of: 'visitors',
    days: EVENT_KEPT_HOURS / 24,
    since: 'made',
    tables: ['listing_events']
  }
} as const satisfies Record<string, Retention>

export const KEPT_OF_EVERYONE = {
  /** Emails to be sent and work to be done. Finished jobs keep their `dedupe` keys in use. */
  messages: { ...TIMED, of: 'everyone', days: 90, since: 'handled', tables: ['jobs'] },
  /** A retry after a lost response comes within minutes. */
  answers: { ...TIMED, of: 'everyone', days: 7, since: 'made', tables: ['request_keys'] },
  counters: {
    ...TO_PROTECT,
    of: 'everyone',
    days: 1,
    since: 'used',
    tables: ['rate_limits', 'failed_logins', 'human_used']
  }
} as const satisfies Record<string, Retention>

export const KEPT_OF_EDITORS = {
  content: {
    of: 'editors',
    basis: 'interest',
    until: 'content',
    end: 'anonymous',
    tables: ['content_items', 'content_versions', 'pictures', 'testimonials']
  },
  presence: { ...TO_PROTECT, of: 'editors', days: 1, since: 'used', tables: ['content_presence'] },
  publishing: { ...TO_PROTECT, of: 'editors', days: 90, since: 'made', tables: ['publish_runs'] }
} as const satisfies Record<string, Retention>
