import type { EmailData } from '../actions/emails/emails.ts'
import type { MorningSummary } from '../actions/emails/morning-summary.ts'
import { TRADE_EMAIL_SAMPLES } from './trade-email-samples.ts'

const SUMMARY: MorningSummary = {
  kind: 'morning-summary',
  name: 'Amara Osei',
  day: '2026-11-23',
  fresh: [
    { lead_id: '1', name: 'Jordan Lee', form: 'showing', home: '41 Glendale Avenue, High Park' },
    { lead_id: '2', name: 'Marie-Ève Desrosiers-Laflamme', form: 'contact', home: '' }
  ],
  follow_ups: [
    { lead_id: '3', name: 'Priya Nair', on: '2026-11-23' },
    { lead_id: '4', name: 'Tom Becker', on: '2026-11-19' }
  ],
  tasks: [{ lead_id: '3', name: 'Priya Nair', title: 'Send the floor plan', on: '2026-11-23' }],
  asks: [{ lead_id: '5', name: 'Wei Chen', until: '2026-12-23' }],
  unverified: [{ lead_id: '6', name: 'Cheap backlinks' }],
  language: 'en'
}

/** Samples of the emails about leads. */
export const LEAD_EMAIL_SAMPLES = {
  'morning-summary': SUMMARY,
  'morning-summary-short': {
    ...SUMMARY,
    fresh: [],
    follow_ups: [],
    asks: [],
    unverified: []
  },
  'morning-summary-french': { ...SUMMARY, name: 'Luc Tremblay', language: 'fr' },
  'lead-bounced': {
    kind: 'lead-bounced',
    name: 'Amara Osei',
    address: 'amara@lakeshore-realty.example',
    code: '550'
  },
  'form-broken': {
    kind: 'form-broken',
    name: 'Amara Osei',
    base_url: 'oseihomes.ca',
    step: 'send'
  },
  'lead-received': {
    kind: 'lead-received',
    form: 'showing',
    name: 'Jean-Sébastien Desrosiers-Laflamme',
    email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
    phone: '4185550142',
    address: '',
    preferred_time: 'Saturday after 2 p.m.',
    message: 'Hello Amara,\n\nWe are looking for a house with a garden near High Park.',
    home: {
      title: 'Brick semi with a garden suite',
      address: '41 Glendale Avenue',
      area: 'High Park',
      price: '$1,289,000'
    },
    page: 'https://amara-osei-homes.maplekey.example/contact/showing/41-glendale-avenue-high-park',
    consent: 'Yes, Amara Osei of Lakeshore Realty may also email me real estate news and offers.',
    verified: true,
    language: 'en'
  },
  'lead-received-callback': {
    kind: 'lead-received',
    form: 'callback',
    name: 'Ola',
    email: '',
    phone: '4165550142',
    address: '',
    message: '',
    page: 'https://amara-osei-homes.maplekey.example/contact/callback',
    consent: '',
    verified: true,
    code: 'mkc_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
    language: 'en'
  },
  'lead-received-french': {
    kind: 'lead-received',
    form: 'valuation',
    name: 'Nguyễn Thị Minh Khai',
    email: 'minh.khai@exemple.ca',
    phone: '',
    address: '120, rue Saint-Paul, Québec',
    message: '',
    page: 'https://luc-tremblay.maplekey.example/',
    consent: '',
    verified: false,
    language: 'fr'
  },
  'lead-answer': {
    kind: 'lead-answer',
    website_id: 1,
    lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
    subject: 'Your message about 14 Elm Street',
    text: 'Hello Jordan,\n\nThank you for your message about 14 Elm Street. I’d be glad to help.\n\nAmara Osei',
    agent: 'Amara Osei',
    brokerage: 'Lakeshore Realty Inc., Brokerage',
    phone: '(416) 555-0142',
    website: 'https://oseihomes.ca',
    language: 'en'
  },
  'lead-letter': {
    kind: 'lead-letter',
    subject: 'Spring in High Park, {first_name}',
    body: '<p>Hello {first_name},</p><p>Three things about <strong>High Park</strong> this month:</p><ul><li>More homes</li><li>Longer days</li></ul><p>More on <a href="https://oseihomes.ca/blog">my website</a>.</p>',
    values: {
      name: 'Jordan Example',
      first_name: 'Jordan',
      home: '14 Elm Street',
      agent: 'Amara Osei',
      brokerage: 'Lakeshore Realty Inc., Brokerage',
      phone: '(416) 555-0142',
      email: 'amara@oseihomes.ca',
      website: 'https://oseihomes.ca'
    },
    address: '120 Queen Street West, Toronto, ON',
    basis: { kind: 'inquiry', given_at: '2026-03-03T15:00:00.000Z' },
    unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x',
    language: 'en'
  },
  'lead-reply': {
    kind: 'lead-reply',
    lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
    name: 'Jordan Example',
    subject: 'Re: Your message about 14 Elm Street',
    text: 'Thanks, Thursday at four would be perfect.',
    language: 'en'
  },
  'lead-received-held': {
    kind: 'lead-received',
    form: 'contact',
    name: 'Jordan Lee',
    email: 'jordan@visitor.example',
    phone: '',
    address: '',
    message: 'Is the semi on Glendale Avenue still for sale?',
    page: 'https://amara-osei-homes.maplekey.example/contact',
    consent: '',
    verified: true,
    held_by: 'Bea Tran',
    language: 'en'
  },
  'lead-received-uncovered': {
    kind: 'lead-received',
    form: 'valuation',
    name: 'Jordan Lee',
    email: 'jordan@visitor.example',
    phone: '',
    address: '12 Water Street, Cobourg',
    message: '',
    page: 'https://amara-osei-homes.maplekey.example/valuation',
    consent: '',
    verified: true,
    isUncovered: true,
    language: 'en'
  },
  'leads-assigned': {
    kind: 'leads-assigned',
    by: 'Amara Osei',
    leads: [{ lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e', name: 'Jordan Example' }],
    count: 1,
    language: 'en'
  },
  'leads-assigned-french': {
    kind: 'leads-assigned',
    by: 'Luc Tremblay',
    leads: [
      { lead_id: '1', name: 'Jordan Example' },
      { lead_id: '2', name: 'Wei Chen' }
    ],
    count: 14,
    language: 'fr'
  },
  'team-invitation': {
    kind: 'team-invitation',
    brokerage: 'Lakeshore Realty Inc., Brokerage',
    invited_by: 'Amara Osei',
    role: 'agent',
    token: 'mki_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
    language: 'en'
  },
  'team-invitation-french': {
    kind: 'team-invitation',
    brokerage: 'Immobilier Cap-Blanc',
    invited_by: 'Luc Tremblay',
    role: 'assistant',
    token: 'mki_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
    language: 'fr'
  },
  ...TRADE_EMAIL_SAMPLES,
  'monthly-report': {
    kind: 'monthly-report',
    name: 'Amara Osei',
    month: '2026-10',
    figures: {
      visits: 1284,
      views: 3107,
      leads: 14,
      to_answer: 13,
      answered: 12,
      within_hour: 9,
      median_minutes: 24
    },
    before: {
      visits: 962,
      views: 2410,
      leads: 9,
      to_answer: 9,
      answered: 9,
      within_hour: 4,
      median_minutes: 75
    },
    source: { name: 'facebook', visits: 410, leads: 6 },
    home: { name: 'Brick semi with a garden suite, 41 Glendale Avenue, High Park', leads: 5 },
    language: 'en'
  },
  'monthly-report-french': {
    kind: 'monthly-report',
    name: 'Luc Tremblay',
    month: '2026-10',
    figures: {
      visits: 37,
      views: 81,
      leads: 0,
      to_answer: 0,
      answered: 0,
      within_hour: 0,
      median_minutes: null
    },
    before: null,
    source: { name: 'google.com', visits: 21, leads: 0 },
    home: null,
    language: 'fr'
  }
} satisfies Record<string, EmailData>
