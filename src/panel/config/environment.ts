import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { LISTING_EVENTS } from '#rules/listings/feeds/listing-event.ts'
import { readSocialLinks, SOCIAL_LINKS_WRONG } from '#rules/people/social-links.ts'

const text = v.pipe(v.string(), v.trim())
const host = v.pipe(
  text,
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain name')
)
const url = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http(s) address'
  ),
  v.transform((value) => value.replace(/\/+$/, ''))
)
/** An origin: the pages' and emails' addresses begin with it. */
const siteUrl = v.pipe(
  url,
  v.check(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must be an address without a path, query or password, such as https://example.ca'
  )
)
const list = v.pipe(
  text,
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean))
)
const onOff = v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on')
const whole = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`)
  )
const email = v.pipe(text, v.email('must be an email address'))
const oneOf = (protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must begin with ${protocols.join('// or ')}//`
    )
  )

/** Of Standard Webhooks. */
const signingSecret = v.pipe(
  text,
  v.regex(
    /^whsec_(?=(.{4})+$)[A-Za-z0-9+/]{32,100}={0,2}$/,
    'must be whsec_ and at least 24 bytes in base64'
  )
)

const bucketName = v.pipe(
  text,
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
)
const bucketRegion = v.pipe(text, v.regex(/^[a-z0-9-]{2,40}$/, 'must be a region'))
const accessKeyId = v.pipe(text, v.regex(/^\w{3,128}$/, 'must be an access key id'))
const secretAccessKey = v.pipe(
  text,
  v.regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 visible characters')
)
const bucketFolder = v.pipe(
  text,
  v.regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be a path like sites/maplekey'),
  v.transform((value) => value.replace(/\/?$/, '/'))
)

/** Every variable the panel reads, explained in .env.example. Their names are public, so they stay. */
export const Environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development'
  ),
  PORT: v.optional(
    v.pipe(
      text,
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number')
    ),
    '4321'
  ),
  PANEL_DATA: v.optional(text, '.panel'),
  DATABASE_URL: v.optional(oneOf(['postgres:', 'postgresql:'])),
  DATABASE_POOL_MAX: v.optional(whole(2, 200), '10'),
  DATABASE_STATEMENT_SECONDS: v.optional(whole(1, 600), '15'),
  DATABASE_WAIT_SECONDS: v.optional(whole(1, 60), '5'),
  SITE_URL: v.optional(siteUrl),
  SITES_DOMAIN: v.optional(
    v.pipe(text, v.toLowerCase(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain name'))
  ),
  SITES_MAP: v.optional(
    v.pipe(text, v.check(isMapArchive, 'must be a file in the PMTiles format, version 3'))
  ),
  DDF_EVENTS: v.optional(
    v.pipe(
      list,
      v.transform((entries) => (entries.join() === 'off' ? [] : entries)),
      v.array(v.picklist(LISTING_EVENTS, 'must be view, click or email; or off, alone'))
    )
  ),
  PUBLIC_PRODUCT_NAME: v.optional(
    v.pipe(text, v.maxLength(60, 'must be 60 characters or fewer')),
    'Maplekey'
  ),
  // Read when the site is built; checked here, so that a start fails early.
  PUBLIC_SOCIAL_LINKS: v.optional(
    v.pipe(
      text,
      v.check((value) => readSocialLinks(value) !== undefined, SOCIAL_LINKS_WRONG)
    )
  ),
  // Read when the site is built; checked here, so that a start fails early.
  PUBLIC_PRIVACY_EMAIL: v.optional(email),
  SUPPORT_EMAIL: v.optional(email, 'support@maplekey.site'),
  MAIL_FROM: v.optional(email, 'hello@maplekey.site'),
  SMTP_URL: v.optional(oneOf(['smtp:', 'smtps:'])),
  CAMPAIGN_EMAILS_PER_SECOND: v.optional(whole(1, 200), '10'),
  INBOUND_DOMAIN: v.optional(host),
  INBOUND_SECRET: v.optional(signingSecret),
  PANEL_NAME_SERVERS: v.optional(
    v.pipe(
      list,
      v.minLength(2, 'must be at least two name servers, separated by commas'),
      v.array(host)
    ),
    'ada.ns.maplekey.site,rex.ns.maplekey.site'
  ),
  CLOUDFLARE_API_TOKEN: v.optional(v.pipe(text, v.regex(/^[\w-]{20,}$/, 'must be an API token'))),
  CLOUDFLARE_ACCOUNT_ID: v.optional(
    v.pipe(text, v.regex(/^[0-9a-f]{32}$/, 'must be 32 digits and letters from a to f'))
  ),
  CLOUDFLARE_API_BASE: v.optional(url),
  PANEL_DNS_SERVER: v.optional(
    v.pipe(text, v.check(isAddressWithPort, 'must be an IP address, with or without a port'))
  ),
  REACH_TEST_ADDRESS: v.optional(
    v.pipe(text, v.check(isAddressWithPort, 'must be an IP address, with or without a port'))
  ),
  REACH_TEST_CA: v.optional(
    v.pipe(
      text,
      v.check((path) => existsSync(path), 'must be a file')
    )
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.array(v.pipe(v.string(), v.check(isNetwork, 'must be an IP address or network')))
    ),
    ''
  ),
  SELLER_NAME: v.optional(text),
  SELLER_TAX_NUMBERS: v.optional(text, ''),
  STRIPE_SECRET_KEY: v.optional(v.pipe(text, v.regex(/^(sk|rk)_/, 'must begin with sk_ or rk_'))),
  PUBLIC_STRIPE_KEY: v.optional(v.pipe(text, v.startsWith('pk_', 'must begin with pk_'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(text, v.startsWith('whsec_', 'must begin with whsec_'))),
  STRIPE_API_BASE: v.optional(url),
  PUBLIC_RECAPTCHA_SITE_KEY: v.optional(text),
  RECAPTCHA_SECRET: v.optional(text),
  RECAPTCHA_API_BASE: v.optional(url),
  SITE_SECRETS_KEY: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => Buffer.from(value, 'base64').length === 32,
        'must be 32 bytes in base64, as from: openssl rand -base64 32'
      )
    )
  ),
  PUBLISH_S3_ENDPOINT: v.optional(url),
  PUBLISH_S3_BUCKET: v.optional(bucketName),
  PUBLISH_S3_REGION: v.optional(bucketRegion, 'us-east-1'),
  PUBLISH_S3_ACCESS_KEY_ID: v.optional(accessKeyId),
  PUBLISH_S3_SECRET_ACCESS_KEY: v.optional(secretAccessKey),
  PUBLISH_S3_PREFIX: v.optional(bucketFolder),
  PICTURES_S3_ENDPOINT: v.optional(url),
  PICTURES_S3_BUCKET: v.optional(bucketName),
  PICTURES_S3_REGION: v.optional(bucketRegion, 'us-east-1'),
  PICTURES_S3_ACCESS_KEY_ID: v.optional(accessKeyId),
  PICTURES_S3_SECRET_ACCESS_KEY: v.optional(secretAccessKey),
  PICTURES_S3_PREFIX: v.optional(bucketFolder),
  METRICS_TOKEN: v.optional(
    v.pipe(text, v.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 visible characters'))
  ),
  PUBLISH: onOff,
  PUBLISH_SECRET: v.optional(signingSecret),
  HSTS_PRELOAD: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  HUMAN_CHECK: onOff,
  RATE_LIMITS: onOff,
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent'
    ),
    'info'
  )
})
/** The parsed variables, each valid on its own. */
export type ParsedEnvironment = v.InferOutput<typeof Environment>

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

/** Whether a file is there and begins as a PMTiles archive does. */
function isMapArchive(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const start = Buffer.alloc(8)
  const file = openSync(path, 'r')
  readSync(file, start)
  closeSync(file)
  return start.equals(Buffer.from('PMTiles\u0003'))
}
