import { randomUUID } from 'node:crypto'
import { type AgedRows, days } from './aged-row.ts'
import { AGED_VISITOR_ROWS } from './aged-visitor-rows.ts'

export const AGED_ROWS: AgedRows = {
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
  ...AGED_VISITOR_ROWS,
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
