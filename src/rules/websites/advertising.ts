import { provincesOf } from '../people/postal-code.ts'

/** What advertising rules look at; any of it may be missing or half typed. */
export type Advertised = {
  /** The province's shortcode, where it is known. */
  province?: string | undefined
  company_name?: string | undefined
  company_address?: string | undefined
  salesman_designation?: string | undefined
  salesman_name?: string | undefined
  website_name?: string | undefined
}

type Field = 'company_name' | 'salesman_designation' | 'salesman_name' | 'website_name'

/** A hint shown beside its field; it never blocks the form. */
export type AdvertisingHint =
  | { field: 'company_name'; kind: 'brokerage'; name: string }
  | { field: 'salesman_designation'; kind: 'title' }
  | { field: Field; kind: 'realtor' }

/**
 * Hints from Ontario's regulator (RECO, bulletins on advertising) and from the owner of a trademark (CREA). Without a
 * known province they are shown too, as each names the province it is about.
 */
export function advertisingHints(website: Advertised): AdvertisingHint[] {
  const hints: AdvertisingHint[] = []
  if (isOntario(website) !== false) {
    const { company_name = '', salesman_designation = '' } = website
    if (isTyped(company_name) && !saysBrokerage(company_name)) {
      hints.push({ field: 'company_name', kind: 'brokerage', name: company_name.trim() })
    }
    if (isTyped(salesman_designation) && !isPermittedTitle(salesman_designation)) {
      hints.push({ field: 'salesman_designation', kind: 'title' })
    }
  }
  for (const field of [
    'salesman_designation',
    'salesman_name',
    'company_name',
    'website_name'
  ] as const) {
    if (/\brealtors?\b/i.test(website[field] ?? '')) hints.push({ field, kind: 'realtor' })
  }
  return hints
}

const BROKERAGE = /\bbrokerage\b|\bmaison de courtage\b/i

/** Whether a brokerage’s name has the word that Ontario asks for. */
export function saysBrokerage(company: string): boolean {
  return BROKERAGE.test(company)
}

/** The permitted terms in English and French; words before or after them are fine. */
const TITLES = [
  'salesperson',
  'sales representative',
  'real estate sales representative',
  'real estate agent',
  'broker',
  'realtor',
  'représentante? (?:des ventes|commerciale?)',
  'vendeu(?:r|se)',
  'agente? immobili(?:er|ère)',
  'courti(?:er|ère)'
]
const TITLE = new RegExp(`(?<![\\p{L}\\d])(?:${TITLES.join('|')})(?![\\p{L}\\d])`, 'iu')
/** Other professions that call themselves brokers and agents. */
const OTHER_TRADE = /\b(?:mortgage|insurance|hypothécaire|assurance)/i

/** Whether a title has one of Ontario’s permitted terms. */
export function isPermittedTitle(designation: string): boolean {
  const title = designation.normalize('NFC')
  return TITLE.test(title) && !OTHER_TRADE.test(title)
}

/** Undefined where neither the province nor a postal code is known. */
function isOntario({ company_address = '', province }: Advertised): boolean | undefined {
  if (province) return province.toUpperCase() === 'ON'
  const [code = ''] = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i.exec(company_address) ?? []
  return provincesOf(code)?.includes('ON')
}

function isTyped(text: string): boolean {
  return text.trim().length >= 3
}
