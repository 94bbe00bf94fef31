export type CloudflareKeys = { apiToken: string; accountId: string; apiBase: string | undefined }

/** Where releases go besides the folder: a bucket that speaks S3's protocol. */
export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Before every name, '' or ending in a slash. */
  prefix: string
}

/** What an owner can set, already checked. Built from the environment by config.ts. */
export type Settings = {
  production: boolean
  port: number
  /** Folder of the embedded database, the outbox and the site's snapshot. */
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined
  /** What each process asks of that PostgreSQL. */
  databasePool: { max: number; statementSeconds: number; waitSeconds: number }
  /** Scheme and host people reach the site under, without a final slash; links in mails start with it. */
  siteUrl: string
  /** Agents' free addresses end in this. */
  sitesDomain: string
  productName: string
  supportEmail: string
  mailFrom: string
  smtpUrl: string | undefined
  /** The same for every domain, where Cloudflare does not give each its own. */
  nameServers: readonly string[]
  cloudflare: CloudflareKeys | undefined
  /** Resolver to ask instead of the system's, 'host:port'. */
  dnsServer: string | undefined
  trustedProxies: readonly string[]
  sellerName: string
  sellerTaxNumbers: string
  /** Opens /metrics to whoever is not on this machine. */
  metricsToken: string | undefined
  /** Asks browsers to know beforehand that the domain and all below it speak https. */
  hstsPreload: boolean
  cards:
    | { kind: 'sandbox' }
    | {
        kind: 'stripe'
        secretKey: string
        publishableKey: string
        /** What Stripe signs its own messages with; without it they are not heard. */
        webhookSecret: string | undefined
        apiBase: string | undefined
      }
  humanCheck:
    | { kind: 'off' }
    | { kind: 'altcha' }
    | { kind: 'recaptcha'; siteKey: string; secret: string; apiBase: string | undefined }
  /** Whether this process publishes the site, or leaves that to another one on the same database. */
  publish: boolean
  /** What calls to /hooks/publish are signed with; without it there are none. */
  publishSecret: string | undefined
  rateLimits: boolean
  publishBucket: BucketSettings | undefined
  logLevel: string
}
