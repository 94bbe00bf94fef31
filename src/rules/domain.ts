export const DOMAIN_INVALID = 'Please enter a valid domain name'
export const DOMAIN_EXISTS = 'Domain already exists'

/** Hosts nobody may claim: the product's own, and names that never resolve in public. */
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

/** Scheme, path, port, 'www.' and trailing dot off; lower case; punycode. Undefined when it is no public domain name. */
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
export function refuseDomain(domain: string, ownDomains: readonly string[]): string | undefined {
  const own = ownDomains.find((name) => domain === name || domain.endsWith(`.${name}`))
  if (own) return `${own} is our own domain. Please enter a domain name that belongs to you.`
  const ending = domain.split('.').at(-1) ?? ''
  if (RESERVED_ENDINGS.includes(ending)) {
    return `A name that ends in .${ending} can't be reached on the internet. Please enter a domain name that belongs to you.`
  }
  if (/(^|\.)example\.(com|net|org)$/.test(domain)) {
    return 'Example names are reserved. Please enter a domain name that belongs to you.'
  }
  return undefined
}

const RESERVED_SUBDOMAINS = new Set(
  'admin api app auth billing blog cdn dashboard dev editor ftp help imap mail maplekey ns ns1 ns2 panel pay pop root security smtp static status support test webmail www'.split(
    ' '
  )
)

/** A subdomain made from the website's name: letters, digits and single dashes, at most 40. */
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
  return plain === '' || RESERVED_SUBDOMAINS.has(plain) ? `site-${plain || 'agent'}` : plain
}
