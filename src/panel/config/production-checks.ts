import { getDomain } from 'tldts'
import type { ParsedEnvironment } from './environment.ts'

/** The real services. Any other host could forge payments, human checks and domain ownership. */
const STRIPE_ORIGINS = ['https://api.stripe.com']
const CLOUDFLARE_ORIGINS = ['https://api.cloudflare.com']
const RECAPTCHA_ORIGINS = ['https://www.google.com', 'https://www.recaptcha.net']

/** Settings that are fine for tests and unsafe in production. */
export function productionProblems(read: ParsedEnvironment): string[] {
  return [
    ...disabledChecks(read),
    ...missing(read),
    ...testKeys(read),
    ...wrongOrigin('STRIPE_API_BASE', read.STRIPE_API_BASE, STRIPE_ORIGINS),
    ...wrongOrigin('RECAPTCHA_API_BASE', read.RECAPTCHA_API_BASE, RECAPTCHA_ORIGINS),
    ...wrongOrigin('CLOUDFLARE_API_BASE', read.CLOUDFLARE_API_BASE, CLOUDFLARE_ORIGINS),
    ...unsafeAddress(read),
    ...standIns(read),
    ...sharedDomain(read),
    ...exampleSecrets(read)
  ]
}

function disabledChecks({ HUMAN_CHECK, RATE_LIMITS }: ParsedEnvironment): string[] {
  return Object.entries({ HUMAN_CHECK, RATE_LIMITS })
    .filter(([, value]) => value === 'off')
    .map(([name]) => `${name}: must not be off in production`)
}

function missing(read: ParsedEnvironment): string[] {
  const problems: string[] = []
  if (read.STRIPE_SECRET_KEY === undefined) {
    problems.push('STRIPE_SECRET_KEY: must be set in production, where test cards are refused')
  }
  if (read.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push('STRIPE_WEBHOOK_SECRET: must be set in production, where Stripe sends webhooks')
  }
  if (read.SMTP_URL === undefined) {
    problems.push('SMTP_URL: must be set in production, where /mailbox is off')
  }
  if (read.SITE_SECRETS_KEY === undefined) {
    problems.push('SITE_SECRETS_KEY: must be set in production, where it seals agents’ keys')
  }
  if (read.SITE_URL === undefined) {
    problems.push('SITE_URL: must be set in production, since links in emails begin with it')
  }
  if (read.SITES_DOMAIN === undefined) {
    problems.push('SITES_DOMAIN: must be set in production, since agents’ websites open below it')
  }
  return problems
}

/** Stripe's test keys accept its published test cards, so anyone could pay nothing. */
function testKeys({ PUBLIC_STRIPE_KEY, STRIPE_SECRET_KEY }: ParsedEnvironment): string[] {
  return Object.entries({ PUBLIC_STRIPE_KEY, STRIPE_SECRET_KEY })
    .filter(([, value]) => value !== undefined && /^[a-z]+_test_/.test(value))
    .map(([name]) => `${name}: must not be a test key in production, where test cards are refused`)
}

function wrongOrigin(name: string, base: string | undefined, origins: readonly string[]): string[] {
  if (base === undefined || origins.includes(new URL(base).origin)) return []
  return [`${name}: must point to ${origins.join(' or ')} in production`]
}

/** Without https, passwords and tokens would be sent in plain text. */
function unsafeAddress({ SITE_URL }: ParsedEnvironment): string[] {
  if (SITE_URL === undefined || SITE_URL.startsWith('https:')) return []
  return ['SITE_URL: must begin with https:// in production']
}

/** A server that stands in for the internet would confirm every domain. */
function standIns({ REACH_TEST_ADDRESS, REACH_TEST_CA }: ParsedEnvironment): string[] {
  return Object.entries({ REACH_TEST_ADDRESS, REACH_TEST_CA })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `${name}: must not be set in production, where the internet is asked`)
}

/** Browsers let pages below one registrable domain write each other's cookies. */
function sharedDomain({ SITES_DOMAIN, SITE_URL }: ParsedEnvironment): string[] {
  if (SITES_DOMAIN === undefined || SITE_URL === undefined) return []
  const { hostname } = new URL(SITE_URL)
  const [sites, site] = [SITES_DOMAIN, hostname].map(
    (host) => getDomain(host, { allowPrivateDomains: true }) ?? host
  )
  if (sites !== site) return []
  return [`SITES_DOMAIN: must be below another domain than SITE_URL’s in production, not ${site}`]
}

/** The secrets in .env.example are public. */
function exampleSecrets(read: ParsedEnvironment): string[] {
  const { DATABASE_URL, RECAPTCHA_SECRET, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } =
    read
  const stripe = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }
  const secrets = { DATABASE_URL, RECAPTCHA_SECRET, SMTP_URL, ...stripe }
  return Object.entries(secrets)
    .filter(([, value]) => value !== undefined && /:password@|\.\.\.$/.test(value))
    .map(([name]) => `${name}: must not be the example's secret in production`)
}
