/** Words of rank, honours, volume and promises in English and French, and what has to stand beside them. */

const AGENT =
  '(?:agents?|realtors?|brokers?|brokerages?|teams?|producers?|performers?|sellers?|sales ?(?:people|persons?|representatives?)|specialists?|agenc(?:y|ies)|courti(?:er|ère)s?|agences?|équipes?|vendeu(?:r|se)s?)'
const BETWEEN = "(?:[\\s-]+[\\p{L}\\d®’'&-]+){0,3}?[\\s-]+"
const START = '(?<![\\p{L}\\d])'
const END = '(?![\\p{L}\\d])'

const RANK = [
  // “#1 priority” and “number one goal” rank nobody.
  '(?:#\\s?1|number one|no\\.? ?1|n[°ºo]\\.?\\s?1|numéro (?:un|1))(?!\\s+(?:priorit|goal|reason|rule|question|objecti|raison))',
  `(?:top|best|leading|finest|most trusted|highest[ -](?:selling|rated)|premier|favou?rite)${BETWEEN}${AGENT}`,
  `top\\s+\\d+\\s?%`,
  '(?:top|best)[ -]selling',
  `(?:meilleure?s?|première?s?)${BETWEEN}${AGENT}`,
  `${AGENT}\\s+(?:(?:les? |la )?plus\\s+\\p{L}+|vedette|numéro un)`,
  'chef de file',
  '(?:sold|sells|sell) more[^.]{0,40} than (?:any|all)',
  'more (?:homes|listings|mortgages) than any(?:one| other)',
  'award[ -]winn(?:ing|er)|club award|hall of fame|primée?s?|lauréate?s?'
]

const VOLUME = [
  '\\d[\\d,.\\s]*\\+?\\s?(?:homes?|houses?|properties|units|transactions|listings)\\s+(?:have been |were )?(?:sold|completed|closed)',
  '(?:sold|closed|completed)\\s+(?:over|more than|nearly|almost)?\\s?\\d[\\d,.\\s]*\\+?\\s?(?:homes?|houses?|properties|units|transactions)',
  '\\$\\s?\\d[\\d,.\\s]*\\+?\\s?(?:million|billion|m|b)?\\s+(?:in|of)\\s+(?:sales|real estate|volume)',
  '\\d[\\d,.\\s]*\\+?\\s?(?:maisons?|propriétés?|transactions?|inscriptions?)\\s+(?:vendues?|conclues?|réalisées?)',
  '(?:vendu|conclu|réalisé)\\s+(?:plus de|près de)?\\s?\\d[\\d,.\\s]*\\+?\\s?(?:maisons?|propriétés?|transactions?)',
  '\\d[\\d,.\\s]*\\s?(?:millions?|milliards?|M)\\s?(?:de dollars|\\$)?\\s+(?:de|en)\\s+ventes'
]

const PROMISE = [
  'lowest commission|commission la plus basse',
  'guarantee(?:s|d)?|garantie?s?|garantissons|garantis',
  "we(?:’|')?ll (?:donate|pay|buy)|we will (?:donate|pay|buy)",
  "cash ?back|remise en argent|or i(?:’|')?ll buy it"
]

const SPECIALIST = ['specialists?', 'specialized in', 'spécialistes?', 'experte? certifiée?']

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/
const SOURCE =
  /based on|according to|source|statistics|mls|association|(?:^|[^\p{L}])board|selon|d’après|d'après|statistiques|apciq|centris|chambre immobilière|award(?:ed)? (?:given )?(?:by|for)|décerné/iu
const CONDITIONS =
  /condition|does not include|not included|restriction|terms apply|some exclusions|limit|modalités|n’inclut pas|n'inclut pas|exclu|\*/iu

/** The first of the claims in a text, as it was written. */
export type Claim = { kind: 'promise' | 'rank' | 'specialist' | 'volume'; words: string }

const KINDS = {
  rank: { words: read(RANK), isBacked: (text: string) => YEAR.test(text) && SOURCE.test(text) },
  volume: { words: read(VOLUME), isBacked: (text: string) => YEAR.test(text) && SOURCE.test(text) },
  promise: { words: read(PROMISE), isBacked: (text: string) => CONDITIONS.test(text) },
  // Nothing that is written beside it makes it a title that the regulator grants.
  specialist: { words: read(SPECIALIST), isBacked: () => false }
}

/** The claims of these kinds that lack their source and date, or their conditions, in the same text. */
export function claimsIn(text: string, kinds: readonly Claim['kind'][]): Claim[] {
  const plain = text.normalize('NFC').replace(/\p{Zs}+/gu, ' ')
  return kinds.flatMap((kind) => {
    const { isBacked, words } = KINDS[kind]
    const found = words.exec(plain)
    return found && !isBacked(plain) ? [{ kind, words: found[0].trim() }] : []
  })
}

function read(patterns: readonly string[]): RegExp {
  return new RegExp(`(?:${START}|(?=#))(?:${patterns.join('|')})${END}`, 'iu')
}
