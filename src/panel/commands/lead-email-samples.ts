import type { Language } from '#messages/language.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import type { MorningSummary } from '../actions/emails/morning-summary.ts'
import { sampleTexts } from './sample-texts.ts'
import { teamEmailSamples } from './team-email-samples.ts'

const summary = (language: Language): MorningSummary => ({
  kind: 'morning-summary',
  name: 'Amara Osei',
  day: '2026-11-23',
  fresh: [
    { lead_id: '1', name: 'Jordan Lee', form: 'showing', home: sampleTexts[language].glendale },
    { lead_id: '2', name: 'Marie-Ève Desrosiers-Laflamme', form: 'contact', home: '' }
  ],
  follow_ups: [
    { lead_id: '3', name: 'Priya Nair', on: '2026-11-23' },
    { lead_id: '4', name: 'Tom Becker', on: '2026-11-19' }
  ],
  tasks: [
    { lead_id: '3', name: 'Priya Nair', title: sampleTexts[language].task, on: '2026-11-23' }
  ],
  asks: [{ lead_id: '5', name: 'Wei Chen', until: '2026-12-23' }],
  unverified: [{ lead_id: '6', name: sampleTexts[language].robot }],
  language
})

/** Samples of the emails about leads. */
export function leadEmailSamples(language: Language) {
  const typed = sampleTexts[language]
  return {
    'morning-summary': summary(language),
    'morning-summary-member': { ...summary(language), isMember: true },
    'morning-summary-short': {
      ...summary(language),
      fresh: [],
      follow_ups: [],
      asks: [],
      unverified: []
    },
    'lead-bounced': {
      kind: 'lead-bounced',
      name: 'Amara Osei',
      address: 'amara@lakeshore-realty.example',
      code: '550',
      language
    },
    'lead-bounced-member': {
      kind: 'lead-bounced',
      name: 'Amara Osei',
      address: 'bea@lakeshore-realty.example',
      code: '5.1.1',
      member: 'Bea Tran',
      language
    },
    'form-broken': {
      kind: 'form-broken',
      name: 'Amara Osei',
      base_url: 'oseihomes.ca',
      step: 'send',
      language
    },
    'lead-received': {
      kind: 'lead-received',
      form: 'showing',
      name: 'Jean-Sébastien Desrosiers-Laflamme',
      email: 'jean-sebastien.desrosiers-laflamme@immobilier-cap-blanc.example',
      phone: '4185550142',
      address: '',
      preferred_time: typed.time,
      message: typed.message,
      home: { ...typed.home, price: typed.homePrice },
      page: 'https://amara-osei-homes.maplekey.example/contact/showing/41-glendale-avenue-high-park',
      consent: typed.consent,
      verified: true,
      language
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
      language
    },
    'lead-received-unverified': {
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
      language
    },
    'lead-answer': {
      kind: 'lead-answer',
      website_id: 1,
      lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
      ...typed.answer,
      agent: 'Amara Osei',
      brokerage: typed.brokerage,
      phone: '(416) 555-0142',
      website: 'https://oseihomes.ca',
      language
    },
    'lead-letter': {
      kind: 'lead-letter',
      ...typed.letter,
      values: {
        name: 'Jordan Example',
        first_name: 'Jordan',
        home: typed.home.address,
        agent: 'Amara Osei',
        brokerage: typed.brokerage,
        phone: '(416) 555-0142',
        email: 'amara@oseihomes.ca',
        website: 'https://oseihomes.ca'
      },
      address: typed.postal,
      province: 'ON',
      basis: { kind: 'inquiry', given_at: '2026-03-03T15:00:00.000Z' },
      unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x',
      language
    },
    'lead-reply': {
      kind: 'lead-reply',
      lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
      name: 'Jordan Example',
      ...typed.reply,
      language
    },
    'lead-received-held': {
      kind: 'lead-received',
      form: 'contact',
      name: 'Jordan Lee',
      email: 'jordan@visitor.example',
      phone: '',
      address: '',
      message: typed.question,
      page: 'https://amara-osei-homes.maplekey.example/contact',
      consent: '',
      verified: true,
      held_by: 'Bea Tran',
      language
    },
    'lead-received-uncovered': {
      kind: 'lead-received',
      form: 'valuation',
      name: 'Jordan Lee',
      email: 'jordan@visitor.example',
      phone: '',
      address: typed.postal,
      message: '',
      page: 'https://amara-osei-homes.maplekey.example/valuation',
      consent: '',
      verified: true,
      isUncovered: true,
      language
    },
    'leads-assigned': {
      kind: 'leads-assigned',
      by: 'Amara Osei',
      leads: [{ lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e', name: 'Jordan Example' }],
      count: 1,
      language
    },
    'leads-assigned-many': {
      kind: 'leads-assigned',
      by: 'Luc Tremblay',
      leads: [
        { lead_id: '1', name: 'Jordan Example' },
        { lead_id: '2', name: 'Wei Chen' }
      ],
      count: 14,
      language
    },
    ...teamEmailSamples(language),
    'monthly-report': {
      kind: 'monthly-report',
      name: 'Amara Osei',
      month: '2026-10',
      figures: {
        visits: 1284,
        views: 3107,
        leads: 14,
        entered: 1,
        to_answer: 13,
        answered: 12,
        within_hour: 9,
        median_minutes: 24
      },
      before: {
        visits: 962,
        views: 2410,
        leads: 9,
        entered: 0,
        to_answer: 9,
        answered: 9,
        within_hour: 4,
        median_minutes: 75
      },
      source: { name: 'facebook', visits: 410, leads: 6 },
      home: { name: Object.values(typed.home).join(', '), leads: 5 },
      language
    },
    'monthly-report-quiet': {
      kind: 'monthly-report',
      name: 'Luc Tremblay',
      month: '2026-10',
      figures: {
        visits: 37,
        views: 81,
        leads: 0,
        entered: 0,
        to_answer: 0,
        answered: 0,
        within_hour: 0,
        median_minutes: null
      },
      before: null,
      source: { name: 'google.com', visits: 21, leads: 0 },
      home: null,
      language
    }
  } satisfies Record<string, EmailData>
}
