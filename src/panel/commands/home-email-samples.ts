import type { Language } from '#messages/language.ts'
import type { EmailData } from '../actions/emails/emails.ts'
import { sampleTexts } from './sample-texts.ts'

const URL = 'https://oseihomes.ca/listings'

function homesIn(language: Language) {
  const { glendale, home, homes, listedBy } = sampleTexts[language]
  const [first, second] = [homes[0]!, homes[1]!]
  return [
    {
      title: home.title,
      url: `${URL}/41-glendale-avenue-high-park-12`,
      price: first.price,
      lines: [glendale, first.facts]
    },
    {
      title: '1208-25 Wellesley Street, Church-Wellesley',
      url: `${URL}/1208-25-wellesley-street-toronto-45`,
      price: second.price,
      lines: [second.facts, listedBy]
    }
  ]
}

/** Samples of the emails that visitors of agents' websites get about homes. */
export function homeEmailSamples(language: Language) {
  const { brokerage, everyHome, feed, postal, search } = sampleTexts[language]
  const agent = {
    agent: 'Amara Osei',
    brokerage,
    address: postal,
    website: 'https://oseihomes.ca',
    language
  }
  const homes = homesIn(language)
  return {
    'homes-kept': {
      kind: 'homes-kept',
      lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
      name: 'Jordan Lee',
      ...agent,
      homes,
      feed
    },
    'homes-kept-one': {
      kind: 'homes-kept',
      lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
      name: 'Marie-Ève Desrosiers-Laflamme',
      ...agent,
      homes: homes.slice(0, 1),
      feed: []
    },
    'search-confirm': {
      kind: 'search-confirm',
      ...agent,
      said: search,
      confirm_url: 'https://oseihomes.ca/_site/search/26x'
    },
    'vow-link': {
      kind: 'vow-link',
      ...agent,
      registers: true,
      sign_in_url: 'https://oseihomes.ca/_site/homes-account/26x'
    },
    'vow-link-sign-in': {
      kind: 'vow-link',
      ...agent,
      registers: false,
      sign_in_url: 'https://oseihomes.ca/_site/homes-account/26x'
    },
    'privacy-link': {
      kind: 'privacy-link',
      ...agent,
      has_copy: false,
      choices_url: `https://oseihomes.ca/${language}/privacy-choices/26x`
    },
    'privacy-link-copy': {
      kind: 'privacy-link',
      ...agent,
      has_copy: true,
      choices_url: `https://oseihomes.ca/${language}/privacy-choices/26x`
    },
    'privacy-answered': {
      kind: 'privacy-answered',
      ...agent,
      request: 'deletion',
      answer: 'erased',
      message: '',
      asked_at: '2026-11-03T15:00:00.000Z'
    },
    'privacy-answered-declined': {
      kind: 'privacy-answered',
      ...agent,
      request: 'deletion',
      answer: 'declined',
      message: '',
      asked_at: '2026-11-03T15:00:00.000Z'
    },
    'privacy-request': {
      kind: 'privacy-request',
      name: 'Amara Osei',
      language,
      request: 'access',
      visitor: 'jo@example.ca',
      due_at: '2026-12-03T15:00:00.000Z',
      days: 7
    },
    'privacy-request-last-day': {
      kind: 'privacy-request',
      name: 'Amara Osei',
      language,
      request: 'deletion',
      visitor: 'jo@example.ca',
      due_at: '2026-12-03T15:00:00.000Z',
      days: 1
    },
    'search-alert': {
      kind: 'search-alert',
      ...agent,
      said: search,
      search_url: 'https://oseihomes.ca/listings?area=High+Park,+Toronto&type=condo&max=800000',
      homes,
      fresh: 13,
      total: 14,
      feed,
      province: 'ON',
      confirmed_at: '2026-11-03T15:00:00.000Z',
      unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x'
    },
    'search-alert-lower': {
      kind: 'search-alert',
      ...agent,
      said: everyHome,
      search_url: 'https://oseihomes.ca/fr/listings',
      homes: homes.slice(0, 1),
      fresh: 0,
      total: 1,
      feed: [],
      province: 'ON',
      confirmed_at: '2026-11-03T15:00:00.000Z',
      unsubscribe_url: 'https://oseihomes.ca/_site/unsubscribe/26x'
    }
  } satisfies Record<string, EmailData>
}
