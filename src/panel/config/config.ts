import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { namesInEnvFile, unknownSettings } from './env-file.ts'
import { Environment, type ParsedEnvironment } from './environment.ts'
import type { BucketSettings, Settings } from './settings.ts'
import { StartRefused } from './start-refused.ts'
import { productionProblems } from './production-checks.ts'

/** Browsers resolve every name below it to this machine. */
const DEVELOPMENT_SITES_DOMAIN = 'localhost'

/**
 * Reads the settings from the environment, in which Node has loaded the names of a .env file.
 * @throws StartRefused naming every invalid variable.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  fileNames = namesInEnvFile()
): Settings {
  const unknown = unknownSettings(fileNames)
  // Empty variables count as unset.
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = v.safeParse(Environment, Object.fromEntries(set))
  if (!result.success) {
    const invalid = result.issues.map(problemOf)
    throw refusal([...unknown.problems, ...invalid])
  }
  const read = result.output
  const problems = [
    ...unknown.problems,
    ...incompletePairs(read),
    ...sharedBucket(read),
    ...(read.NODE_ENV === 'production' ? productionProblems(read) : [])
  ]
  if (problems.length > 0) throw refusal(problems)
  for (const warning of unknown.warnings) process.stderr.write(`${warning}\n`)

  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    dataDir: resolve(read.PANEL_DATA),
    databaseUrl: read.DATABASE_URL,
    databasePool: {
      max: read.DATABASE_POOL_MAX,
      statementSeconds: read.DATABASE_STATEMENT_SECONDS,
      waitSeconds: read.DATABASE_WAIT_SECONDS
    },
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    sitesDomain: read.SITES_DOMAIN ?? DEVELOPMENT_SITES_DOMAIN,
    mapArchive: read.SITES_MAP === undefined ? undefined : resolve(read.SITES_MAP),
    ddfEvents: read.DDF_EVENTS ?? (read.NODE_ENV === 'production' ? ['view'] : []),
    productName: read.PUBLIC_PRODUCT_NAME,
    supportEmail: read.SUPPORT_EMAIL,
    emailFrom: read.MAIL_FROM,
    smtpUrl: read.SMTP_URL,
    bulkEmailsPerSecond: read.CAMPAIGN_EMAILS_PER_SECOND,
    inbound: inboundOf(read),
    nameServers: read.PANEL_NAME_SERVERS,
    cloudflare: cloudflareOf(read),
    dnsServer: read.PANEL_DNS_SERVER,
    reachTest: reachTestOf(read),
    trustedProxies: read.TRUSTED_PROXIES,
    sellerName: read.SELLER_NAME ?? read.PUBLIC_PRODUCT_NAME,
    sellerTaxNumbers: read.SELLER_TAX_NUMBERS,
    metricsToken: read.METRICS_TOKEN,
    hstsPreload: read.HSTS_PRELOAD === 'on',
    cards: cardsOf(read),
    humanCheck: humanCheckOf(read),
    siteSecretsKey: read.SITE_SECRETS_KEY,
    recaptchaBase: read.RECAPTCHA_API_BASE,
    publish: read.PUBLISH === 'on',
    publishSecret: read.PUBLISH_SECRET,
    rateLimits: read.RATE_LIMITS === 'on',
    publishBucket: bucketOf(read, 'PUBLISH_S3'),
    pictureBucket: bucketOf(read, 'PICTURES_S3'),
    logLevel: read.LOG_LEVEL
  }
}

/** Names the setting, and the wrong entry of one that is a list: no list holds secrets. */
function problemOf({ input, message, path }: v.BaseIssue<unknown>): string {
  const [setting, entry] = path ?? []
  const value = entry ? `“${String(input)}” ` : ''
  return `${String(setting?.key)}: ${value}${message}`
}

/** Variables that must be set together. */
function incompletePairs(read: ParsedEnvironment): string[] {
  const pairs = [
    ['STRIPE_SECRET_KEY', 'PUBLIC_STRIPE_KEY'],
    ['INBOUND_DOMAIN', 'INBOUND_SECRET'],
    ['RECAPTCHA_SECRET', 'PUBLIC_RECAPTCHA_SITE_KEY'],
    ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
    ['PUBLISH_S3_ENDPOINT', 'PUBLISH_S3_BUCKET'],
    ['PUBLISH_S3_BUCKET', 'PUBLISH_S3_ACCESS_KEY_ID'],
    ['PUBLISH_S3_ACCESS_KEY_ID', 'PUBLISH_S3_SECRET_ACCESS_KEY'],
    ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_BUCKET'],
    ['PICTURES_S3_BUCKET', 'PICTURES_S3_ACCESS_KEY_ID'],
    ['PICTURES_S3_ACCESS_KEY_ID', 'PICTURES_S3_SECRET_ACCESS_KEY']
  ] as const
  const isWebhookAlone =
    read.STRIPE_WEBHOOK_SECRET !== undefined && read.STRIPE_SECRET_KEY === undefined
  const alone = isWebhookAlone ? ['STRIPE_SECRET_KEY: must be set with STRIPE_WEBHOOK_SECRET'] : []
  const halves = pairs.flatMap(([one, other]) => {
    if (read[one] !== undefined && read[other] === undefined)
      return `${other}: must be set with ${one}`
    if (read[other] !== undefined && read[one] === undefined)
      return `${one}: must be set with ${other}`
    return []
  })
  return [...halves, ...alone]
}

function cardsOf(read: ParsedEnvironment): Settings['cards'] {
  const { PUBLIC_STRIPE_KEY, STRIPE_SECRET_KEY } = read
  if (STRIPE_SECRET_KEY === undefined || PUBLIC_STRIPE_KEY === undefined) return { kind: 'sandbox' }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: PUBLIC_STRIPE_KEY,
    webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    apiBase: read.STRIPE_API_BASE
  }
}

function inboundOf({ INBOUND_DOMAIN, INBOUND_SECRET }: ParsedEnvironment): Settings['inbound'] {
  if (INBOUND_DOMAIN === undefined || INBOUND_SECRET === undefined) return undefined
  return { domain: INBOUND_DOMAIN, secret: INBOUND_SECRET }
}

function cloudflareOf(read: ParsedEnvironment): Settings['cloudflare'] {
  const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_BASE, CLOUDFLARE_API_TOKEN } = read
  if (CLOUDFLARE_API_TOKEN === undefined || CLOUDFLARE_ACCOUNT_ID === undefined) return undefined
  return {
    accountId: CLOUDFLARE_ACCOUNT_ID,
    apiBase: CLOUDFLARE_API_BASE,
    apiToken: CLOUDFLARE_API_TOKEN
  }
}

function reachTestOf(read: ParsedEnvironment): Settings['reachTest'] {
  const { REACH_TEST_ADDRESS, REACH_TEST_CA } = read
  if (REACH_TEST_ADDRESS === undefined) return undefined
  const { hostname, port } = new URL(`https://${REACH_TEST_ADDRESS}`)
  const ca = REACH_TEST_CA === undefined ? undefined : readFileSync(REACH_TEST_CA, 'utf8')
  return { address: hostname, port: Number(port || 443), ca }
}

function bucketOf(
  read: ParsedEnvironment,
  which: 'PICTURES_S3' | 'PUBLISH_S3'
): BucketSettings | undefined {
  const endpoint = read[`${which}_ENDPOINT`]
  const bucket = read[`${which}_BUCKET`]
  const accessKeyId = read[`${which}_ACCESS_KEY_ID`]
  const secretAccessKey = read[`${which}_SECRET_ACCESS_KEY`]
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    return undefined
  }
  const region = read[`${which}_REGION`]
  return {
    endpoint,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: read[`${which}_PREFIX`] ?? ''
  }
}

/** Anyone can read the site's bucket, if its objects' names are known. */
function sharedBucket(read: ParsedEnvironment): string[] {
  const [site, pictures] = [bucketOf(read, 'PUBLISH_S3'), bucketOf(read, 'PICTURES_S3')]
  const isShared =
    pictures !== undefined &&
    site?.endpoint === pictures.endpoint &&
    site.bucket === pictures.bucket
  return isShared
    ? ['PICTURES_S3_BUCKET: must be another bucket than PUBLISH_S3_BUCKET, which is public']
    : []
}

function humanCheckOf(read: ParsedEnvironment): Settings['humanCheck'] {
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

function refusal(problems: readonly string[]): StartRefused {
  return new StartRefused(
    `These settings are invalid:\n${problems.map((line) => `  ${line}`).join('\n')}`
  )
}
