import { randomUUID } from 'node:crypto'
import type { TimedKind } from '#rules/privacy/retention.ts'

type Row = [table: string, row: Record<string, unknown>]
const DAY_MS = 24 * 60 * 60_000

/** Whose rows they are. */
export type Ids = { agent_id: string; website_id: number; upm_id: string }

/** Rows of each kind with a period, which counts from `at`. */
export const AGED_ROWS: Record<TimedKind, (ids: Ids, at: Date) => Row[]> = {
  sessions: ({ agent_id }, at) => [
    [
      'sessions',
      {
        token_hash: randomUUID(),
        agent_id,
        isReset: false,
        created: at,
        last_used: at,
        expires: days(at, 30)
      }
    ]
  ],
  codes: ({ agent_id }, at) => [
    [
      'one_time_codes',
      {
        code_hash: randomUUID(),
        agent_id,
        purpose: 'verify',
        created: at,
        expires: days(at, 7)
      }
    ]
  ],
  setupDrafts: ({ agent_id }, at) => [
    ['setup_drafts', { agent_id, draft: '{}', revision: 1, device: 'one', updated_at: at }]
  ],
  deletedListings: ({ website_id }, at) => [
    [
      'listings',
      {
        website_id,
        source: 'own',
        source_key: randomUUID(),
        StandardStatus: 'Active',
        home_type: 'house',
        detail: '{}',
        OriginalEntryTimestamp: at,
        ModificationTimestamp: at,
        deleted_at: at
      }
    ]
  ],
  exports: ({ website_id }, at) => [
    ['site_exports', { website_id, language: 'en', state: 'ready', asked_at: at, ended_at: at }]
  ],
  forwarding: ({ website_id }, at) => [
    ['site_forwarding', { website_id, origin: 'https://annroy.ca', since: at, until: days(at, 90) }]
  ],
  deletedPosts: ({ website_id }, at) => [
    [
      'site_posts',
      { website_id, language: 'en', version: 1, created: at, updated: at, deleted_at: at }
    ]
  ],
  invitations: ({ agent_id, website_id }, at) => [
    [
      'team_invitations',
      {
        website_id,
        email: `${randomUUID()}@invited.test`,
        role: 'agent',
        token_hash: randomUUID(),
        invited_by: agent_id,
        created: at,
        expires: at
      }
    ]
  ],
  books({ agent_id, upm_id, website_id }, at) {
    const charge_id = randomUUID()
    const amounts = { subtotal: 1000, amount: 1130 }
    return [
      [
        'charges',
        {
          charge_id,
          agent_id,
          website_id,
          upm_id,
          period_start: at,
          ...amounts,
          tax: 130,
          state: 'succeeded',
          created: at,
          ended: at
        }
      ],
      [
        'transactions',
        {
          transaction_id: `tx_${charge_id.slice(0, 8)}`,
          agent_id,
          charge_id,
          ...amounts,
          taxes: '[]',
          status: true,
          created: at
        }
      ],
      [
        'tax_records',
        {
          transaction_id: `tx_${charge_id.slice(0, 8)}`,
          charge_id,
          provider: 'sandbox',
          kind: 'renewal',
          months: 1,
          period_start: at,
          amount: 1130,
          created: at,
          paid_at: at,
          receipt: '{}'
        }
      ]
    ]
  },
  failedOrders: ({ agent_id, upm_id }, at) => [
    [
      'orders',
      {
        agent_id,
        base_url: 'failed.ca',
        state: 'failed',
        isTrial: false,
        details: JSON.stringify({ billing_name: 'Somebody' }),
        subtotal: 0,
        tax: 0,
        total: 0,
        plan_price: 0,
        setup_fee: 0,
        upm_id,
        created: at,
        ended: at
      }
    ]
  ],
  closedTrials: (_ids, at) => [['closed_trials', { mark: randomUUID(), closed_at: at }]],
  paymentEvents: (_ids, at) => [
    [
      'card_news',
      { event_id: randomUUID(), type: 'any', about: 'nothing', sent: at, received: at, done: at }
    ]
  ],
  unconfirmedSearches: ({ website_id }, at) => [
    ['consent_texts', { text_id: `text ${at.getTime()}`, language: 'en', text: 'Yes' }],
    [
      'saved_searches',
      {
        website_id,
        query: '',
        email: 'jo@visitor.test',
        email_key: `${at.getTime()}@visitor.test`,
        language: 'en',
        text_id: `text ${at.getTime()}`,
        verified: true,
        asked_at: at
      }
    ]
  ],
  registrations: ({ website_id }, at) => {
    const [lead_id, registration_id] = [randomUUID(), randomUUID()]
    const visitor = { website_id, name: 'Jo', language: 'en' }
    return [
      [
        'leads',
        { ...visitor, lead_id, kind: 'registration', received_at: at, last_activity_at: at }
      ],
      [
        'vow_registrations',
        {
          ...visitor,
          registration_id,
          lead_id,
          email: 'jo@visitor.test',
          email_key: `${at.getTime()}@registered.test`,
          registered_at: at,
          expires_at: at
        }
      ]
    ]
  },
  signInLinks: ({ website_id }, at) => [
    [
      'vow_links',
      {
        website_id,
        name: 'Jo',
        language: 'en',
        email: 'jo@visitor.test',
        email_key: 'jo@visitor.test',
        asked_at: at,
        expires_at: at
      }
    ]
  ],
  inboundEmails: ({ website_id }, at) => [
    ['inbound_emails', { email_hash: randomUUID(), website_id, received: at }]
  ],
  visits: ({ website_id }, at) => [
    [
      'site_visits',
      {
        website_id,
        day: at.toISOString().slice(0, 10),
        page: '/',
        language: 'en',
        referrer: '',
        utm_source: '',
        utm_medium: '',
        utm_campaign: '',
        visits: 1,
        views: 1
      }
    ]
  ],
  listingViews: (_ids, at) => [
    [
      'listing_events',
      {
        destination_id: 1,
        listing_key: '1',
        event: 'view',
        visitor: randomUUID(),
        language: 'en',
        noted_at: at
      }
    ]
  ],
  messages: (_ids, at) =>
    ['done', 'dead'].map((state) => [
      'jobs',
      { kind: 'send-mail', payload: '{}', state, run_at: at, created: at, ended: at }
    ]),
  answers: ({ agent_id }, at) => [
    ['request_keys', { scope: agent_id, key: randomUUID(), request_hash: 'hash', created: at }]
  ],
  counters: (_ids, at) => [
    ['rate_limits', { key: randomUUID(), window_start: at, hits: 1 }],
    ['failed_logins', { key: randomUUID(), failures: 1, last_at: at, opens_at: at }],
    ['human_used', { token_hash: randomUUID(), expires: days(at, 1) }]
  ],
  presence: ({ agent_id }, at) => [
    [
      'content_presence',
      {
        kind: 'policy',
        item_id: at.getUTCHours() % 2 === 0 ? 'privacy-policy' : 'cookie-policy',
        agent_id,
        since: at,
        seen: at
      }
    ]
  ],
  publishing: (_ids, at) => [
    [
      'publish_runs',
      { state: 'done', asked_by: 'Ann', reason: 'any', created: at, started: at, ended: at }
    ]
  ]
}

function days(from: Date, count: number): Date {
  return new Date(from.getTime() + count * DAY_MS)
}
