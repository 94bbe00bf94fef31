import { randomUUID } from 'node:crypto'
import type { AgedRows } from './aged-row.ts'

/** Rows of visitors' data of each kind with a period, which counts from `at`. */
export const AGED_VISITOR_ROWS = {
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
        {
          ...visitor,
          lead_id,
          kind: 'registration',
          verified: true,
          received_at: at,
          last_activity_at: at
        }
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
    ],
    [
      'privacy_links',
      {
        website_id,
        language: 'en',
        email: 'jo@visitor.test',
        email_key: 'jo@visitor.test',
        asked_at: at,
        expires_at: at
      }
    ]
  ],
  privacyRequests: ({ website_id }, at) => [
    [
      'privacy_requests',
      {
        website_id,
        kind: 'access',
        language: 'en',
        email: 'jo@visitor.test',
        email_key: 'jo@visitor.test',
        asked_at: at,
        due_at: at,
        answered_at: at,
        answer: 'sent'
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
  ]
} satisfies Partial<AgedRows>
