import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { Settings } from './services/settings.ts'
import { StartRefused } from './services/start-refused.ts'

type Environment = Record<string, string | undefined>

/** What the environment sets, checked whole. @throws StartRefused naming every variable that is wrong. */
export function readSettings(environment: Environment): Settings {
  // A variable that is set to nothing is not set.
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = v.safeParse(Environment, Object.fromEntries(set))
  if (!result.success) {
    throw refusal(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))
  }
  const read = result.output
  const problems = [...halfSet(read), ...(read.NODE_ENV === 'production' ? testDoors(read) : [])]
  if (problems.length > 0) throw refusal(problems)

  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    dataDir: resolve(read.PANEL_DATA),
    databaseUrl: read.DATABASE_URL,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    sitesDomain: read.SITES_DOMAIN,
    productName: read.PUBLIC_PRODUCT_NAME,
    supportEmail: read.SUPPORT_EMAIL,
    mailFrom: read.MAIL_FROM,
    smtpUrl: read.SMTP_URL,
    nameServers: read.PANEL_NAME_SERVERS,
    dnsServer: read.PANEL_DNS_SERVER,
    trustedProxies: read.TRUSTED_PROXIES,
    sellerName: read.SELLER_NAME ?? read.PUBLIC_PRODUCT_NAME,
    sellerTaxNumbers: read.SELLER_TAX_NUMBERS,
    cards: cardsOf(read),
    humanCheck: humanCheckOf(read),
    rateLimits: read.RATE_LIMITS === 'on',
    logLevel: read.LOG_LEVEL
  }
}

const text = v.pipe(v.string(), v.trim())
const host = v.pipe(
  text,
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain name')
)
const url = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'is no http(s) address'
  ),
  v.transform((value) => value.replace(/\/+$/, ''))
)
const list = v.pipe(
  text,
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean))
)
const onOff = v.optional(v.picklist(['on', 'off'], 'is either on or off'), 'on')
const mail = v.pipe(text, v.email('is no email address'))
const oneOf = (protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `does not begin with ${protocols.join('// or ')}//`
    )
  )

const Environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(
    v.pipe(
      text,
      v.regex(/^\d{1,5}$/, 'is no port number'),
      v.transform(Number),
      v.maxValue(65_535, 'is no port number')
    ),
    '4321'
  ),
  PANEL_DATA: v.optional(text, '.panel'),
  DATABASE_URL: v.optional(oneOf(['postgres:', 'postgresql:'])),
  SITE_URL: v.optional(url),
  SITES_DOMAIN: v.optional(host, 'sites.maplekey.site'),
  PUBLIC_PRODUCT_NAME: v.optional(
    v.pipe(text, v.maxLength(60, 'is longer than 60 characters')),
    'Maplekey'
  ),
  SUPPORT_EMAIL: v.optional(mail, 'support@maplekey.site'),
  MAIL_FROM: v.optional(mail, 'hello@maplekey.site'),
  SMTP_URL: v.optional(oneOf(['smtp:', 'smtps:'])),
  PANEL_NAME_SERVERS: v.optional(
    v.pipe(
      list,
      v.minLength(2, 'needs at least two name servers, separated by commas'),
      v.array(host)
    ),
    'ada.ns.maplekey.site,rex.ns.maplekey.site'
  ),
  PANEL_DNS_SERVER: v.optional(
    v.pipe(text, v.check(isAddressWithPort, 'is no IP address, with or without a port'))
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.check(isNetwork, 'names no IP address or network')))),
    ''
  ),
  SELLER_NAME: v.optional(text),
  SELLER_TAX_NUMBERS: v.optional(text, ''),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(text, v.regex(/^(sk|rk)_/, 'does not begin with sk_ or rk_'))
  ),
  PUBLIC_STRIPE_KEY: v.optional(v.pipe(text, v.startsWith('pk_', 'does not begin with pk_'))),
  STRIPE_API_BASE: v.optional(url),
  PUBLIC_RECAPTCHA_SITE_KEY: v.optional(text),
  RECAPTCHA_SECRET: v.optional(text),
  RECAPTCHA_API_BASE: v.optional(url),
  HUMAN_CHECK: onOff,
  RATE_LIMITS: onOff,
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'is one of trace, debug, info, warn, error, fatal, silent'
    ),
    'info'
  )
})
type Read = v.InferOutput<typeof Environment>

/** Two keys that only work together. */
function halfSet(read: Read): string[] {
  const pairs = [
    ['STRIPE_SECRET_KEY', 'PUBLIC_STRIPE_KEY'],
    ['RECAPTCHA_SECRET', 'PUBLIC_RECAPTCHA_SITE_KEY']
  ] as const
  return pairs.flatMap(([one, other]) => {
    if (read[one] !== undefined && read[other] === undefined)
      return `${other}: must be set with ${one}`
    if (read[other] !== undefined && read[one] === undefined)
      return `${one}: must be set with ${other}`
    return []
  })
}

/** What makes testing easy and would leave a real installation open. */
function testDoors(read: Read): string[] {
  const problems: string[] = []
  if (read.HUMAN_CHECK === 'off') problems.push('HUMAN_CHECK: must not be off in production')
  if (read.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: must not be off in production')
  if (read.STRIPE_SECRET_KEY === undefined) {
    problems.push('STRIPE_SECRET_KEY: must be set in production, where test cards are refused')
  }
  if (read.SMTP_URL === undefined) {
    problems.push('SMTP_URL: must be set in production, where there is no mailbox page')
  }
  if (read.SITE_URL === undefined) {
    problems.push('SITE_URL: must be set in production, since the links in mails begin with it')
  }
  return problems
}

function cardsOf(read: Read): Settings['cards'] {
  const { PUBLIC_STRIPE_KEY, STRIPE_API_BASE, STRIPE_SECRET_KEY } = read
  if (STRIPE_SECRET_KEY === undefined || PUBLIC_STRIPE_KEY === undefined) return { kind: 'sandbox' }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: PUBLIC_STRIPE_KEY,
    apiBase: STRIPE_API_BASE
  }
}

function humanCheckOf(read: Read): Settings['humanCheck'] {
  const { PUBLIC_RECAPTCHA_SITE_KEY, RECAPTCHA_API_BASE, RECAPTCHA_SECRET } = read
  if (read.HUMAN_CHECK === 'off') return { kind: 'off' }
  if (RECAPTCHA_SECRET === undefined || PUBLIC_RECAPTCHA_SITE_KEY === undefined) {
    return { kind: 'altcha' }
  }
  return {
    kind: 'recaptcha',
    siteKey: PUBLIC_RECAPTCHA_SITE_KEY,
    secret: RECAPTCHA_SECRET,
    apiBase: RECAPTCHA_API_BASE
  }
}

function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  const version = isIP(address)
  if (version === 0) return false
  if (bits === undefined) return true
  try {
    new BlockList().addSubnet(address, Number(bits), version === 6 ? 'ipv6' : 'ipv4')
    return /^\d+$/.test(bits)
  } catch {
    return false
  }
}

function isAddressWithPort(value: string): boolean {
  const [, address = value] = /^\[?(.+?)\]?:\d{1,5}$/.exec(isIP(value) === 0 ? value : '') ?? []
  return isIP(address) !== 0
}

function refusal(problems: readonly string[]): StartRefused {
  return new StartRefused(
    `These settings are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`
  )
}
