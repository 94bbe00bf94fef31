import { DELETED_LISTINGS_KEPT_DAYS } from '../listings/listing-limits.ts'
import { FORWARDING_DAYS } from '../websites/forwarding.ts'
import { EXPORT_KEPT_DAYS } from '../websites/website-export.ts'
import { DELETED_POSTS_KEPT_DAYS } from '../websites/site-posts.ts'
import { TAX_YEARS, TRIAL_MARK_YEARS } from './closing-periods.ts'
import { type Retention, TIMED, TO_PROTECT } from './keeping.ts'

const ACCOUNT = { of: 'agents', basis: 'contract', until: 'account', end: 'deleted' } as const

export const KEPT_OF_AGENTS = {
  account: { ...ACCOUNT, tables: ['agents'] },
  sessions: { ...TIMED, of: 'agents', days: 30, since: 'used', tables: ['sessions'] },
  /** Links to verify an address: seven days, and 90 more in which an expired one can be replaced. */
  codes: { ...TIMED, of: 'agents', days: 97, since: 'made', tables: ['one_time_codes'] },
  setupDrafts: { ...TIMED, of: 'agents', days: 90, since: 'updated', tables: ['setup_drafts'] },
  website: {
    ...ACCOUNT,
    tables: [
      'websites',
      'website_pictures',
      'domain_claims',
      'go_live',
      'sites',
      'site_versions',
      'site_hosts',
      'site_media',
      'site_media_files',
      'site_posts',
      'site_post_versions',
      'lead_settings',
      'lead_bounces'
    ]
  },
  listings: {
    ...ACCOUNT,
    tables: [
      'listings',
      'listing_texts',
      'listing_media',
      'listing_documents',
      'listing_imports',
      'open_houses'
    ]
  },
  deletedListings: {
    ...TIMED,
    of: 'agents',
    days: DELETED_LISTINGS_KEPT_DAYS,
    since: 'deleted',
    tables: ['listings']
  },
  exports: {
    ...TIMED,
    of: 'agents',
    days: EXPORT_KEPT_DAYS,
    since: 'made',
    tables: ['site_exports']
  },
  forwarding: {
    ...TIMED,
    of: 'agents',
    days: FORWARDING_DAYS,
    since: 'made',
    tables: ['site_forwarding']
  },
  deletedPosts: {
    ...TIMED,
    of: 'agents',
    days: DELETED_POSTS_KEPT_DAYS,
    since: 'deleted',
    tables: ['site_posts']
  },
  campaigns: { ...ACCOUNT, tables: ['answer_templates', 'campaigns', 'sequences', 'lead_views'] },
  serviceKeys: { ...ACCOUNT, tables: ['site_secrets', 'lead_connectors', 'feeds', 'agreements'] },
  team: { ...ACCOUNT, tables: ['team_members', 'access_log'] },
  invitations: {
    ...TIMED,
    of: 'agents',
    days: 30,
    since: 'invited',
    tables: ['team_invitations']
  },
  brokers: { ...ACCOUNT, basis: 'law', tables: ['site_stamps', 'brokerage_moves'] },
  cards: { ...ACCOUNT, tables: ['cards', 'customers'] },
  books: {
    of: 'agents',
    basis: 'law',
    taxYears: TAX_YEARS,
    end: 'deleted',
    tables: ['orders', 'charges', 'transactions', 'coupon_redemptions', 'tax_records']
  },
  failedOrders: {
    ...TIMED,
    of: 'agents',
    days: 90,
    since: 'failed',
    end: 'anonymous',
    tables: ['orders']
  },
  trials: { ...ACCOUNT, basis: 'interest', tables: ['trials'] },
  closedTrials: {
    ...TO_PROTECT,
    of: 'agents',
    days: TRIAL_MARK_YEARS * 365,
    since: 'closed',
    tables: ['closed_trials']
  },
  /** The provider redelivers events for a few days; the report needs them longer. */
  paymentEvents: { ...TIMED, of: 'agents', days: 90, since: 'handled', tables: ['card_news'] },
  feedPeople: {
    of: 'agents',
    basis: 'contract',
    until: 'feed',
    end: 'deleted',
    tables: ['feed_members', 'feed_offices']
  }
} as const satisfies Record<string, Retention>
