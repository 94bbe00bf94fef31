/**
 * Words that promise something when the product uses them of itself; some as parts of a pattern. English
 * only, as every French text has an English one beside it.
 */
const WORDS = [
  'analytics',
  'audits?',
  'bilingual',
  'calculators?',
  'campaigns?',
  'certificates?',
  'CRM',
  'DDF',
  'evaluations?',
  'export(?:s|ed)?',
  'French',
  'host(?:s|ed|ing)?',
  'IDX',
  'landing pages?',
  'leads?',
  'listings?',
  'live',
  'maps?',
  'marketing',
  'newsletters?',
  'reports?',
  'search(?:es)?',
  'SEO',
  'SSL',
  'statistics',
  'valuations?',
  'VOW'
]
const LOADED = new RegExp(`(?<!\\p{L})(?:${WORDS.join('|')})(?!\\p{L})`, 'iu')

/** Names that have such a word in them and promise nothing. */
const NAMES = [
  'analytics.google.com',
  'Charter of the French Language',
  'Go live',
  'Google Analytics',
  'Google Maps',
  'maps key',
  'Maps JavaScript API',
  'Search Console',
  'search engine',
  'search results',
  'search.google.com/search-console',
  'test lead',
  'Test lead'
]

/** Where such a word is about something else than the agent's website. */
const PLAIN: readonly { files: RegExp; words: RegExp; because: string }[] = [
  {
    files:
      /^src\/messages\/(?:emails\/lead-|hosting\/unsubscribe|leads\/|(?:refusals|validation)\/lead-)/,
    words: /\b(?:campaigns?|French|leads?|listings|search|valuation)\b/gi,
    because: 'what the screens and emails of leads are about, and what agents write to visitors'
  },
  {
    files:
      /^src\/messages\/(?:emails\/(?:morning-summary|search-)|hosting\/|leads\/(?:lead-files|person-searches))/,
    words: /\bsearch(?:es)?\b/gi,
    because: 'the search of homes on agents’ websites, which its visitors save'
  },
  {
    files: /^src\/messages\/(?:listings\/|(?:refusals|validation)\/listings)/,
    words: /\b(?:French|listings?|map pin|marketing)\b/gi,
    because: 'what the agent writes and manages there, and CREA’s rule on it'
  },
  {
    files:
      /^src\/messages\/(?:emails\/(?:agreement-due|feed-news)|listings\/(?:agreement|connect-feed|feed-)|(?:refusals|validation)\/feeds)/,
    words: /\b(?:DDF|IDX|listings?|VOW)\b/gi,
    because: 'the names of feeds and agreements, on the screens and in the emails about them'
  },
  {
    files:
      /^src\/messages\/(?:emails\/lead-received|leads\/person-registration|listings\/why-listing)/,
    words: /\bVOW\b/g,
    because: 'what a visitor registered for, and the agreement that permits a home'
  },
  {
    files: /^src\/messages\/(?:editor-|refusals\/content\.)/,
    words: /\b(?:French|live|search)\b/gi,
    because:
      'our own pages: what an editor has published, in which language, and the search field of its lists'
  },
  {
    files: /^src\/messages\/(?:leads\/|(?:refusals|validation)\/lead)/,
    words: /\b(?:leads?|search|valuation)\b/gi,
    because: 'the names of what the forms of the agent’s website brought, on the pages that show it'
  },
  {
    files: /^src\/messages\/website-(?:audit|blocks|builder|details|fields|pages)\./,
    words: /\b(?:French|listings|live|search|valuation)\b/gi,
    because: 'what the builder calls the parts of a website, and what search engines ask of them'
  },
  {
    files:
      /^src\/messages\/(?:emails|leads|refusals)\/(?:landing-page|lead-report|lead-settings|monthly-report)\./,
    words: /\b(?:campaigns?|landing pages?|leads?|reports?|search)\b/gi,
    because: 'what the report and its figures are called'
  },
  {
    files: /^src\/messages\/(?:export-readme|refusals\/site-exports|take-everything)\./,
    words: /\b(?:calculators|host|leads?|listings?|map|searches)\b/gi,
    because: 'what is in the file that an agent takes along, and where their addresses lead then'
  },
  {
    files: /^src\/(?:messages|sections)\/guides\/agent-agreement/,
    words: /\b(?:IDX|VOW|DDF|French)\b/g,
    because: 'the names of the boards’ agreements, and the language of a board’s form'
  },
  {
    files: /^src\/sections\/guides\/name-server\//,
    words: /\b(?:hosts?|hosting|search)\b/gi,
    because: 'the agent’s registrar and email provider'
  }
]

/** Articles are about the trade; they promise where they speak of us. */
const ARTICLES = /^src\/panel\/tables\/seed\/posts(?:\/|\.ts$)/
const OF_US = /\b(?:we|our|us|your dashboard)\b/i

/** The first loaded word of a text that promises something, or undefined. */
export function loadedWord(file: string, text: string): string | undefined {
  // A label of one word names a thing, and a question is the reader's.
  if (!/\s/.test(text.trim()) || text.trim().endsWith('?')) return undefined
  if (ARTICLES.test(file) && !OF_US.test(text)) return undefined
  const plain = PLAIN.filter(({ files }) => files.test(file))
  const without = [...NAMES, ...plain.map(({ words }) => words)].reduce<string>(
    (left, name) => left.replaceAll(name, '…'),
    text
  )
  return LOADED.exec(without)?.[0]
}
