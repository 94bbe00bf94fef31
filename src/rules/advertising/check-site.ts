import { readPostalCode } from '../people/postal-code.ts'
import { isPermittedTitle, saysBrokerage } from '../websites/advertising.ts'
import { type Claim, claimsIn } from './claims.ts'
import { isBrokerTitle, saysAgency } from './quebec-titles.ts'
import { isInTexts, isSameName, sharesName, soundsLikeBrokerage } from './licence-names.ts'
import { type Page, type PlacedText, textsOfPages } from './site-texts.ts'
import { type RuleId, ruleOf, rulesOf } from './trade-rules.ts'

type Language = 'en' | 'fr'

/** The names as the regulator's register has them; empty where the agent hasn't said. */
export type Licence = { name: string; brokerage: string; corporation: string; team: string }

/** What the rules look at of an agent's website. */
export type AdvertisedSite = {
  language: Language
  second_language: Language | null
  province: string
  website_name: string
  salesman_name: string
  salesman_designation: string
  company_name: string
  company_address: string
  company_address_2: string
  licence?: Licence | undefined
  pages: readonly Page[]
}

/** Where a finding is: a field of the details, or a text on a page. */
export type FoundAt =
  | { field: keyof AdvertisedSite & string }
  | { page_id: string; block_id: string | null }

export type TradeFinding = { rule: RuleId; at: FoundAt; words?: string }

/** What an agent's website breaks of its province's rules, in the order of the rules. */
export function tradeFindings(site: AdvertisedSite): TradeFinding[] {
  const texts = textsOf(site)
  return rulesOf(site.province).flatMap(({ id }) =>
    CHECKS[id](site, texts).map((found) => ({ rule: id, ...found }))
  )
}

/** The rule that keeps the website from being published; undefined if none does. */
export function forbiddingRule(site: AdvertisedSite): RuleId | undefined {
  return tradeFindings(site).find(({ rule }) => ruleOf(rule).severity === 'forbid')?.rule
}

type Found = Omit<TradeFinding, 'rule'>
type Text = { at: FoundAt; text: string }
type Check = (site: AdvertisedSite, texts: readonly Text[]) => Found[]

const nothing: Check = () => []

const when =
  (field: keyof AdvertisedSite & string, isBroken: (site: AdvertisedSite) => boolean): Check =>
  (site) =>
    isBroken(site) ? [{ at: { field } }] : []

const claim =
  (...kinds: Claim['kind'][]): Check =>
  (_site, texts) =>
    texts.flatMap(({ at, text }) => claimsIn(text, kinds).map(({ words }) => ({ at, words })))

const noBrokerage = when('company_name', ({ company_name }) => company_name.trim() === '')
const otherBrokerage = when(
  'company_name',
  ({ company_name, licence }) => !isSameName(company_name, licence?.brokerage)
)
const otherName = when(
  'salesman_name',
  ({ salesman_name, licence }) => !isSameName(salesman_name, licence?.name)
)
const brokerageLikeTeam = when('salesman_name', ({ licence }) =>
  soundsLikeBrokerage(licence?.team ?? '')
)
const isNamed = ({ company_name }: AdvertisedSite) => company_name.trim() !== ''

/** Names of the agent that every page shows. */
const shownNames = ({ salesman_name, salesman_designation, website_name }: AdvertisedSite) => [
  salesman_name,
  salesman_designation,
  website_name
]

const CHECKS: Record<RuleId, Check> = {
  brokerage: noBrokerage,
  claim: claim('rank', 'volume'),

  'on-brokerage': noBrokerage,
  'on-brokerage-name': when(
    'company_name',
    ({ company_name, licence }) => !isSameName(company_name, licence?.brokerage, 'brokerage')
  ),
  'on-brokerage-word': when(
    'company_name',
    (site) => isNamed(site) && !saysBrokerage(site.company_name)
  ),
  'on-name': otherName,
  'on-title': when(
    'salesman_designation',
    ({ salesman_designation }) => !isPermittedTitle(salesman_designation)
  ),
  'on-claim': claim('rank'),
  'on-volume': claim('volume'),
  'on-promise': claim('promise'),

  'qc-agency': noBrokerage,
  'qc-agency-designation': when(
    'company_name',
    (site) => isNamed(site) && !saysAgency(site.company_name)
  ),
  'qc-name': otherName,
  'qc-title': when(
    'salesman_designation',
    ({ salesman_designation }) => !isBrokerTitle(salesman_designation)
  ),
  'qc-claim': claim('rank'),
  'qc-volume': claim('volume'),
  'qc-specialist': claim('specialist'),
  'qc-photo': nothing,

  'bc-brokerage': noBrokerage,
  'bc-brokerage-name': otherBrokerage,
  'bc-name': when(
    'salesman_name',
    ({ salesman_name, licence }) => !sharesName(salesman_name, licence?.name ?? '')
  ),
  'bc-corporation': when(
    'salesman_name',
    (site) => !isInTexts(site.licence?.corporation ?? '', shownNames(site))
  ),
  'bc-team': when(
    'salesman_name',
    (site) => !isInTexts(site.licence?.team ?? '', shownNames(site))
  ),
  'bc-team-name': brokerageLikeTeam,
  'bc-address': (site, texts) => {
    const own = codesIn(`${site.company_address} ${site.company_address_2}`)
    return texts.flatMap(({ at, text }) => {
      const other = codesIn(text).find((code) => !own.includes(code))
      return other === undefined ? [] : [{ at, words: other }]
    })
  },
  'bc-claim': claim('rank'),
  'bc-volume': claim('volume'),
  'bc-promise': claim('promise'),

  'ab-brokerage': noBrokerage,
  'ab-brokerage-name': otherBrokerage,
  'ab-name': otherName,
  'ab-team-name': brokerageLikeTeam,
  'ab-claim': claim('rank', 'volume'),
  'ab-pages': nothing,
  'ab-size': nothing
}

const NAMES = ['website_name', 'salesman_name', 'salesman_designation', 'company_name'] as const

function textsOf(site: AdvertisedSite): Text[] {
  const languages = [site.language, ...(site.second_language ? [site.second_language] : [])]
  const onPages = textsOfPages(site.pages, languages).map(
    ({ block_id, page_id, text }: PlacedText) => ({ at: { page_id, block_id }, text })
  )
  return [...NAMES.map((field) => ({ at: { field }, text: site[field] })), ...onPages]
}

function codesIn(text: string): string[] {
  const found = text.match(/\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/gi) ?? []
  return found.flatMap((code) => readPostalCode(code) ?? [])
}
