import type { LeadSource } from '#rules/leads/lead-source.ts'

/** Where sample people and visits come from; notes are an agent's own. */
export const SAMPLE_SOURCES = {
  direct: { landing_page: '/' },
  google: { referrer: 'google.com', landing_page: '/' },
  google_ad: {
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'home-value',
    referrer: 'google.com',
    landing_page: '/contact'
  },
  facebook: {
    utm_source: 'facebook',
    utm_medium: 'paid_social',
    utm_campaign: 'first-home',
    referrer: 'l.facebook.com',
    landing_page: '/homes'
  },
  instagram: { referrer: 'l.instagram.com', landing_page: '/homes' },
  open_house: { note: 'Open house' },
  referral: { note: 'Referral' }
} satisfies Record<string, LeadSource>

/** Homes that sample people ask about. */
export const SAMPLE_HOMES = {
  palmerston: 'Bay-and-gable with a third-floor study, 88 Palmerston Avenue, Little Italy',
  carlaw: 'Corner loft in a former glove factory, 245 Carlaw Avenue, 408, Leslieville',
  indian: 'Row house a block from High Park, 31 Indian Road, Roncesvalles',
  quay: 'One bedroom over the harbour, 10 Queens Quay East, 2306, Waterfront',
  woodmount: 'Brick bungalow with a garden suite, 412 Woodmount Avenue, East York',
  baldwin: 'Family condo above the market, 160 Baldwin Street, 5, Kensington Market'
} as const
