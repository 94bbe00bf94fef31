import type { Read } from './environment.ts'

/** Where the real ones answer; anywhere else somebody else would say what is paid, who is human and whose a domain is. */
const STRIPE_ORIGINS = ['https://api.stripe.com']
const CLOUDFLARE_ORIGINS = ['https://api.cloudflare.com']
const RECAPTCHA_ORIGINS = ['https://www.google.com', 'https://www.recaptcha.net']

/** What makes testing easy and would leave a real installation open. */
export function testDoors(read: Read): string[] {
  return [
    ...switchesOff(read),
    ...missing(read),
    ...testKeys(read),
    ...elsewhere('STRIPE_API_BASE', read.STRIPE_API_BASE, STRIPE_ORIGINS),
    ...elsewhere('RECAPTCHA_API_BASE', read.RECAPTCHA_API_BASE, RECAPTCHA_ORIGINS),
    ...elsewhere('CLOUDFLARE_API_BASE', read.CLOUDFLARE_API_BASE, CLOUDFLARE_ORIGINS),
    ...unsafeAddress(read),
    ...exampleSecrets(read)
  ]
}

function switchesOff({ HUMAN_CHECK, RATE_LIMITS }: Read): string[] {
  return Object.entries({ HUMAN_CHECK, RATE_LIMITS })
    .filter(([, value]) => value === 'off')
    .map(([name]) => `${name}: must not be off in production`)
}

function missing(read: Read): string[] {
  const problems: string[] = []
  if (read.STRIPE_SECRET_KEY === undefined) {
    problems.push('STRIPE_SECRET_KEY: must be set in production, where test cards are refused')
  }
  if (read.STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push(
      'STRIPE_WEBHOOK_SECRET: must be set in production, where Stripe tells of payments by itself'
    )
  }
  if (read.SMTP_URL === undefined) {
    problems.push('SMTP_URL: must be set in production, where there is no mailbox page')
  }
  if (read.SITE_URL === undefined) {
    problems.push('SITE_URL: must be set in production, since the links in mails begin with it')
  }
  return problems
}

/** Stripe's test keys take Stripe's test cards: whoever knows the numbers would pay nothing. */
function testKeys({ PUBLIC_STRIPE_KEY, STRIPE_SECRET_KEY }: Read): string[] {
  return Object.entries({ PUBLIC_STRIPE_KEY, STRIPE_SECRET_KEY })
    .filter(([, value]) => value !== undefined && /^[a-z]+_test_/.test(value))
    .map(([name]) => `${name}: must not be a test key in production, where test cards are refused`)
}

function elsewhere(name: string, base: string | undefined, origins: readonly string[]): string[] {
  if (base === undefined || origins.includes(new URL(base).origin)) return []
  return [`${name}: must not lead anywhere but to ${origins.join(' or ')} in production`]
}

/** Passwords, tokens and cards would cross the net readable. */
function unsafeAddress({ SITE_URL }: Read): string[] {
  if (SITE_URL === undefined || SITE_URL.startsWith('https:')) return []
  return ['SITE_URL: must begin with https:// in production']
}

/** Whatever this project shows in .env.example, everybody knows. */
function exampleSecrets(read: Read): string[] {
  const { DATABASE_URL, RECAPTCHA_SECRET, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } =
    read
  const stripe = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }
  const secrets = { DATABASE_URL, RECAPTCHA_SECRET, SMTP_URL, ...stripe }
  return Object.entries(secrets)
    .filter(([, value]) => value !== undefined && /:password@|\.\.\.$/.test(value))
    .map(([name]) => `${name}: must not hold the example's secret in production`)
}
