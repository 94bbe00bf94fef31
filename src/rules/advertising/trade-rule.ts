/** The provinces whose regulator's rules were read. */
export const READ_PROVINCES = ['AB', 'BC', 'ON', 'QC'] as const
export type ReadProvince = (typeof READ_PROVINCES)[number]

/** `forbid` keeps a website from being published; the others never keep anybody from anything. */
type Severity = 'inform' | 'warn' | 'forbid'

/** What a rule looks at: one field of the details, every text, or every page. */
type AppliesTo =
  | 'company_address'
  | 'company_name'
  | 'pages'
  | 'salesman_designation'
  | 'salesman_image'
  | 'salesman_name'
  | 'texts'

/** Who sees to it: a check of what was typed, the layout of every template, or the agent alone. */
type HeldBy = 'agent' | 'check' | 'layout'

/** A document of a regulator, as it was read. */
export type RuleSource = {
  document: string
  /** As the document numbers it; left out where it wasn't seen. */
  section?: string
  address: string
  /** Where the document is in French too, with the same sections. */
  french?: { document: string; address: string }
}

/** A document's name and address for readers of a language. */
export function sourceIn({ french, ...source }: RuleSource, language: 'en' | 'fr'): RuleSource {
  return language === 'fr' ? { ...source, ...french } : source
}

/** One rule of a province about advertising. What it says is in `messages/advertising-rules.ts`. */
export type TradeRule = {
  id: string
  /** Shortcode, or `all` for what is asked everywhere in Canada. */
  province: ReadProvince | 'all'
  applies: AppliesTo
  held_by: HeldBy
  severity: Severity
  source: RuleSource
  /** The day it was read, YYYY-MM-DD. */
  seen_on: string
  /** The day by which it has to be read again, YYYY-MM-DD. */
  reverify_by: string
}

/** Whether a rule should have been read again by `today`, YYYY-MM-DD. It is shown all the same. */
export function isPastDate({ reverify_by }: Pick<TradeRule, 'reverify_by'>, today: string) {
  return today > reverify_by
}

/** The province whose rules were read; undefined for the others, and for none. */
export function readProvinceOf(province: string): ReadProvince | undefined {
  return READ_PROVINCES.find((one) => one === province.trim().toUpperCase())
}
