import type { EmailData } from '../actions/emails/emails.ts'

/** Samples of the emails about the broker's approval, the change of brokerage and leaving. */
export const TRADE_EMAIL_SAMPLES = {
  'stamp-asked': {
    kind: 'stamp-asked',
    name: 'Ruth Baker',
    agent: 'Amara Osei',
    url: 'https://amara.maplekey.site/_site/stamp/mkb_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
    language: 'en'
  },
  'stamp-asked-french': {
    kind: 'stamp-asked',
    name: 'Ruth Boulanger',
    agent: 'Luc Tremblay',
    url: 'https://luc.maplekey.site/_site/stamp/mkb_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
    language: 'fr'
  },
  'stamp-given': {
    kind: 'stamp-given',
    name: 'Amara Osei',
    broker: 'Ruth Baker',
    decision: 'approved',
    version: 12,
    remarks: 0
  },
  'stamp-given-changes': {
    kind: 'stamp-given',
    name: 'Amara Osei',
    broker: 'Ruth Baker',
    decision: 'changes',
    version: 12,
    remarks: 2
  },
  'brokerage-moved': {
    kind: 'brokerage-moved',
    name: 'Amara Osei',
    from: 'Lakeshore Realty Inc., Brokerage',
    brokerage: 'Harbourfront Homes Ltd., Brokerage',
    broker: 'Ruth Baker'
  },
  'export-ready': {
    kind: 'export-ready',
    name: 'Amara Osei',
    expires: '2026-12-04T15:00:00.000Z',
    province: 'ON'
  }
} as const satisfies Record<string, EmailData>
