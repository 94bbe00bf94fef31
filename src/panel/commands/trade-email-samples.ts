import { advertisingRuleMessages } from '#messages/advertising-rules.ts'
import type { Language } from '#messages/language.ts'
import { sitePostRefusals } from '#messages/refusals/site-posts.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import { sampleTexts } from './sample-texts.ts'

/** Samples of the emails about the broker's approval, the change of brokerage and leaving. */
export function tradeEmailSamples(language: Language) {
  const { brokerage, newBrokerage, postTitle } = sampleTexts[language]
  return {
    'stamp-asked': {
      kind: 'stamp-asked',
      name: 'Ruth Baker',
      agent: 'Amara Osei',
      url: 'https://amara.maplekey.site/_site/stamp/mkb_3q2-7wEBAgMEBQYHCAkKCwwNDg8QERITFBUWFxg',
      language
    },
    'stamp-given': {
      kind: 'stamp-given',
      name: 'Amara Osei',
      broker: 'Ruth Baker',
      decision: 'approved',
      version: 12,
      remarks: 0,
      language
    },
    'stamp-given-changes': {
      kind: 'stamp-given',
      name: 'Amara Osei',
      broker: 'Ruth Baker',
      decision: 'changes',
      version: 12,
      remarks: 2,
      language
    },
    'brokerage-moved': {
      kind: 'brokerage-moved',
      name: 'Amara Osei',
      from: brokerage,
      brokerage: newBrokerage,
      broker: 'Ruth Baker',
      language
    },
    'not-published': {
      kind: 'not-published',
      name: 'Amara Osei',
      title: postTitle,
      at: '2026-11-30T14:00:00.000Z',
      province: 'ON',
      why: sitePostRefusals[language].otherLanguage,
      language
    },
    'not-published-site': {
      kind: 'not-published',
      name: 'Amara Osei',
      title: null,
      at: '2026-11-30T14:00:00.000Z',
      province: 'ON',
      why: advertisingRuleMessages[language]['on-name'],
      language
    },
    'export-ready': {
      kind: 'export-ready',
      name: 'Amara Osei',
      expires: '2026-12-04T15:00:00.000Z',
      province: 'ON',
      language
    }
  } satisfies Record<string, EmailData>
}
