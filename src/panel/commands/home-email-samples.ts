import type { EmailData } from '../actions/emails/emails.ts'

const AGENT = {
  agent: 'Amara Osei',
  brokerage: 'Lakeshore Realty Inc., Brokerage',
  address: '120 Queen Street West, Toronto, ON M5H 2N2',
  website: 'https://oseihomes.ca',
  language: 'en'
} as const

const HOMES = [
  {
    title: 'Brick semi with a garden suite',
    url: 'https://oseihomes.ca/listings/41-glendale-avenue-high-park-12',
    price: '$1,249,000 (was $1,289,000)',
    lines: ['41 Glendale Avenue, High Park', '3 bedrooms · 2 baths · 1,620 sq ft']
  },
  {
    title: '1208-25 Wellesley Street, Church and Wellesley',
    url: 'https://oseihomes.ca/listings/1208-25-wellesley-street-toronto-45',
    price: '$649,000',
    lines: ['1 bedroom · 1 bath', 'Listed by Wei Chen, Harbour Realty Ltd.']
  }
]

const FEED = [
  'Powered by REALTOR.ca',
  'Data from the board, last updated on November 23, 2026, 14:05 UTC',
  'The trademarks REALTOR®, REALTORS® and the REALTOR® logo are controlled by The Canadian Real Estate Association (CREA).'
]

/** Samples of the emails that visitors of agents' websites get about homes. */
export const HOME_EMAIL_SAMPLES = {
  'homes-kept': {
    kind: 'homes-kept',
    lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
    name: 'Jordan Lee',
    ...AGENT,
    homes: HOMES,
    feed: FEED
  },
  'homes-kept-french': {
    kind: 'homes-kept',
    lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
    name: 'Marie-Ève Desrosiers-Laflamme',
    ...AGENT,
    homes: HOMES.slice(0, 1),
    feed: [],
    language: 'fr'
  },
  'search-confirm': {
    kind: 'search-confirm',
    ...AGENT,
    said: 'High Park, Toronto · Condo · Up to $800,000',
    confirm_url: 'https://oseihomes.ca/_site/search/26x'
  },
  'search-confirm-french': {
    kind: 'search-confirm',
    ...AGENT,
    said: 'High Park, Toronto · Condo · Jusqu’à 800 000 $',
    confirm_url: 'https://oseihomes.ca/fr/_site/search/26x',
    language: 'fr'
  },
  'vow-link': {
    kind: 'vow-link',
    ...AGENT,
    registers: true,
    sign_in_url: 'https://oseihomes.ca/_site/homes-account/26x'
  },
  'vow-link-sign-in': {
    kind: 'vow-link',
    ...AGENT,
    registers: false,
    sign_in_url: 'https://oseihomes.ca/_site/homes-account/26x'
  },
  'vow-link-french': {
    kind: 'vow-link',
    ...AGENT,
    registers: true,
    sign_in_url: 'https://oseihomes.ca/_site/homes-account/26x',
    language: 'fr'
  },
  'search-alert': {
    kind: 'search-alert',
    ...AGENT,
    said: 'High Park, Toronto · Condo · Up to $800,000',
    search_url: 'https://oseihomes.ca/listings?area=High+Park,+Toronto&type=condo&max=800000',
    homes: HOMES,
    fresh: 13,
    total: 14,
    feed: FEED,
    confirmed_at: '2026-11-03T15:00:00.000Z',
    unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x'
  },
  'search-alert-lower-french': {
    kind: 'search-alert',
    ...AGENT,
    said: 'Propriétés à vendre',
    search_url: 'https://oseihomes.ca/fr/listings',
    homes: HOMES.slice(0, 1),
    fresh: 0,
    total: 1,
    feed: [],
    confirmed_at: '2026-11-03T15:00:00.000Z',
    unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x',
    language: 'fr'
  }
} satisfies Record<string, EmailData>
