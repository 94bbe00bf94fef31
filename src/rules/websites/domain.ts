import { skeletonOf } from './lookalike.ts'

/** Why a valid domain name can't be used for a website. */
export type DomainRefusal =
  | { reason: 'confusable' | 'example' }
  | { reason: 'looks-like-ours' | 'ours' | 'shared-suffix'; domain: string }
  | { reason: 'reserved-ending'; ending: string }

/** Top-level names that never resolve in public. */
const RESERVED_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'invalid',
  'test',
  'example',
  'onion',
  'arpa'
]
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Drops scheme, path, port, 'www.' and trailing dot; lower case; punycode. Undefined when it isn't a public domain name. */
export function normaliseDomain(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /[\s@\\]/.test(text)) return undefined
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined

  const host = new URL(address).hostname.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '')
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || host.length > 253) return undefined
  // A last label of digits is an IP address; brackets are an IPv6 address.
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(last) || last.length < 2) {
    return undefined
  }
  return host
}

/** Why a normalised domain can't be used, or undefined when it can. `ownDomains` are the product's. */
export function refuseDomain(
  domain: string,
  ownDomains: readonly string[]
): DomainRefusal | undefined {
  const own = ownDomains.find((name) => domain === name || domain.endsWith(`.${name}`))
  if (own) return { reason: 'ours', domain: own }
  const ending = domain.split('.').at(-1) ?? ''
  if (RESERVED_ENDINGS.includes(ending)) return { reason: 'reserved-ending', ending }
  const isExample = /(^|\.)example\.(com|net|org)$/.test(domain)
  return isExample ? { reason: 'example' } : undefined
}

/** Hosts that browsers, email clients, certificate authorities or visitors take for the product's own. */
const RESERVED_SUBDOMAINS = [
  'abuse account accounts admin administrator api app assets auth autoconfig autodiscover billing blog cdn',
  'dashboard demo dev docs editor ftp help host hostmaster imap info localhost login mail maplekey mx news noc',
  'panel pay pop postmaster probe public root secure security server signup site sites smtp ssl staging static status',
  'store support test webmail webmaster wpad www'
].flatMap((line) => line.split(' '))
const RESERVED_SKELETONS = new Set(RESERVED_SUBDOMAINS.map(skeletonOf))

/** A subdomain made from the website's name: letters, digits and single dashes, at most 40 and never a reserved one. */
export function subdomainFrom(websiteName: string): string {
  const plain = websiteName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'site-agent'
  // Numbered hosts too, such as ns1 and www2; what only looks like one is as good as the word itself.
  const isReserved = RESERVED_SKELETONS.has(skeletonOf(plain)) || isNumberedHost(plain)
  return isReserved ? `site-${plain}` : plain
}

function isNumberedHost(label: string): boolean {
  return /^(mx|ns|www)-?\d*$/.test(label)
}
