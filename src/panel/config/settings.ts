import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'

export type CloudflareKeys = { apiToken: string; accountId: string; apiBase: string | undefined }

/** An S3-compatible bucket. */
export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Prefix of every object name: '' or ending in a slash. */
  prefix: string
}

/** The validated settings, built from the environment by config.ts. */
export type Settings = {
  production: boolean
  port: number
  /** Folder of the embedded database, the outbox, the content snapshot and agents’ exports. */
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined
  /** Each process's limits on that PostgreSQL. */
  databasePool: { max: number; statementSeconds: number; waitSeconds: number }
  /** The site's public scheme and host, without a final slash. */
  siteUrl: string
  /** Agents' free addresses end in this. */
  sitesDomain: string
  /** The map of agents' websites, a PMTiles archive; without it they draw a schematic one. */
  mapArchive: string | undefined
  /** What CREA is told of its listings. */
  ddfEvents: readonly ListingEvent[]
  productName: string
  supportEmail: string
  emailFrom: string
  smtpUrl: string | undefined
  /** Emails of campaigns that each process sends in a second. */
  bulkEmailsPerSecond: number
  /** Where replies to agents' emails arrive, and what signs the calls that bring them; off without it. */
  inbound: { domain: string; secret: string } | undefined
  /** The name servers of every domain, unless Cloudflare assigns them. */
  nameServers: readonly string[]
  cloudflare: CloudflareKeys | undefined
  /** Resolver to ask instead of the system's, 'host:port'. */
  dnsServer: string | undefined
  /** For tests: a server that stands in for every public host, and its certificate authority. */
  reachTest: { address: string; port: number; ca: string | undefined } | undefined
  trustedProxies: readonly string[]
  sellerName: string
  sellerTaxNumbers: string
  /** Gives other machines access to /metrics. */
  metricsToken: string | undefined
  /** Adds includeSubDomains and preload to HSTS. */
  hstsPreload: boolean
  cards:
    | { kind: 'sandbox' }
    | {
        kind: 'stripe'
        secretKey: string
        publishableKey: string
        /** The webhook signing secret; without it webhooks are off. */
        webhookSecret: string | undefined
        apiBase: string | undefined
      }
  humanCheck:
    | { kind: 'off' }
    | { kind: 'altcha' }
    | { kind: 'recaptcha'; siteKey: string; secret: string; apiBase: string | undefined }
  /** 32 bytes in base64 that seal agents' keys for other services; derived outside production. */
  siteSecretsKey: string | undefined
  /** Where reCAPTCHA is asked, unless at Google. */
  recaptchaBase: string | undefined
  /** Whether this process publishes the site; otherwise another on the same database does. */
  publish: boolean
  /** The signing secret of /hooks/publish; without it the hook is off. */
  publishSecret: string | undefined
  rateLimits: boolean
  publishBucket: BucketSettings | undefined
  /** The private bucket of pictures; without it their files are in the database. */
  pictureBucket: BucketSettings | undefined
  logLevel: string
}
