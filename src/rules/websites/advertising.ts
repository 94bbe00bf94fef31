import { provincesOf } from '../people/postal-code.ts'

/** As much of a website as advertising rules look at; any of it may be missing or half typed. */
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

/** Something worth a look, said beside the field it is about. Never a reason to stop anybody. */
export type AdvertisingHint = { field: Field; hint: string }

/**
 * What the regulator of Ontario (RECO, bulletins on advertising) and the owner of a trademark (CREA) would remark.
 * Where the province is not known the hints are given too, and name the province they are about.
 */
export function advertisingHints(website: Advertised): AdvertisingHint[] {
  const hints: AdvertisingHint[] = []
  if (isOntario(website) !== false) {
    const { company_name = '', salesman_designation = '' } = website
    if (isTyped(company_name) && !BROKERAGE.test(company_name)) {
      hints.push({ field: 'company_name', hint: brokerageHint(company_name.trim()) })
    }
    if (isTyped(salesman_designation) && !isPermittedTitle(salesman_designation)) {
      hints.push({ field: 'salesman_designation', hint: TITLE_HINT })
    }
  }
  for (const field of [
    'salesman_designation',
    'salesman_name',
    'company_name',
    'website_name'
  ] as const) {
    if (/\brealtors?\b/i.test(website[field] ?? '')) hints.push({ field, hint: REALTOR_HINT })
  }
  return hints
}

const TITLE_HINT =
  'In Ontario an ad must call you by a permitted title, such as Salesperson, Sales Representative, Real Estate Agent, Broker or Broker of Record.'
const REALTOR_HINT =
  'REALTOR® is a trademark that only members of CREA may use, written in capitals with the ® sign.'

function brokerageHint(name: string): string {
  return `In Ontario an ad must name your brokerage as it is registered, with the word Brokerage, such as “${name}, Brokerage”.`
}

const BROKERAGE = /\bbrokerage\b|\bmaison de courtage\b/i

/** The permitted terms, each in English and French; words before or after them do no harm. */
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

function isPermittedTitle(designation: string): boolean {
  const title = designation.normalize('NFC')
  return TITLE.test(title) && !OTHER_TRADE.test(title)
}

/** Undefined where nothing tells. */
function isOntario({ company_address = '', province }: Advertised): boolean | undefined {
  if (province) return province.toUpperCase() === 'ON'
  const [code = ''] = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i.exec(company_address) ?? []
  return provincesOf(code)?.includes('ON')
}

function isTyped(text: string): boolean {
  return text.trim().length >= 3
}
