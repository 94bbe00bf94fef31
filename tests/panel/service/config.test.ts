import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#panel/config/config.ts'
import { quietInTerminal } from '#panel/config/quiet-terminal.ts'
import { StartRefused } from '#panel/config/start-refused.ts'

test('an empty environment gives a panel that runs on a fresh machine', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 4321,
    dataDir: resolve('.panel'),
    databaseUrl: undefined,
    siteUrl: 'http://localhost:4321',
    cards: { kind: 'sandbox' },
    humanCheck: { kind: 'altcha' },
    rateLimits: true,
    nameServers: ['ada.ns.maplekey.site', 'rex.ns.maplekey.site'],
    trustedProxies: []
  })
})

test('set variables count, and empty ones do not', () => {
  expect(
    readSettings({
      PORT: '8080',
      SITE_URL: 'https://maplekey.ca/',
      SMTP_URL: '  ',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PANEL_NAME_SERVERS: 'NS1.maplekey.ca,ns2.maplekey.ca',
      PANEL_DNS_SERVER: '127.0.0.1:5353',
      DATABASE_POOL_MAX: '25',
      STRIPE_SECRET_KEY: 'sk_test_1',
      PUBLIC_STRIPE_KEY: 'pk_test_1',
      RECAPTCHA_SECRET: 'secret',
      PUBLIC_RECAPTCHA_SITE_KEY: 'site',
      PUBLISH_S3_ENDPOINT: 'https://s3.example.ca/',
      PUBLISH_S3_BUCKET: 'maplekey-site',
      PUBLISH_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      PUBLISH_S3_SECRET_ACCESS_KEY: 'a-long-secret',
      PUBLISH_S3_PREFIX: 'sites/maplekey'
    })
  ).toMatchObject({
    port: 8080,
    databasePool: { max: 25, statementSeconds: 15, waitSeconds: 5 },
    siteUrl: 'https://maplekey.ca',
    smtpUrl: undefined,
    trustedProxies: ['10.0.0.0/8', '::1'],
    nameServers: ['ns1.maplekey.ca', 'ns2.maplekey.ca'],
    dnsServer: '127.0.0.1:5353',
    cards: { kind: 'stripe', publishableKey: 'pk_test_1' },
    humanCheck: { kind: 'recaptcha', siteKey: 'site' },
    publishBucket: {
      endpoint: 'https://s3.example.ca',
      bucket: 'maplekey-site',
      region: 'us-east-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'a-long-secret',
      prefix: 'sites/maplekey/'
    }
  })
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_POOL_MAX', '1'],
  ['DATABASE_STATEMENT_SECONDS', '0'],
  ['DATABASE_WAIT_SECONDS', '5s'],
  ['PUBLIC_SOCIAL_LINKS', 'https://www.facebook.com/maplekey'],
  ['PUBLIC_SOCIAL_LINKS', 'Facebook http://www.facebook.com/maplekey'],
  ['SITE_URL', 'maplekey.ca'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'https://example.ca/foo'],
  ['SITE_URL', 'https://example.ca/?foo'],
  ['SITE_URL', 'https://example.ca/#foo'],
  ['SITE_URL', 'https://ann:secret@example.ca'],
  ['SMTP_URL', 'mail.maplekey.ca'],
  ['SUPPORT_EMAIL', 'support'],
  ['MAIL_FROM', 'Maplekey <hello@maplekey.ca>'],
  ['SITES_DOMAIN', 'my sites'],
  ['DDF_EVENTS', 'view, off'],
  ['PANEL_NAME_SERVERS', 'ns1.maplekey.ca'],
  ['PANEL_DNS_SERVER', 'dns.google'],
  ['CLOUDFLARE_API_TOKEN', 'short'],
  ['CLOUDFLARE_ACCOUNT_ID', 'not-an-id'],
  ['CLOUDFLARE_API_BASE', 'cloudflare'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'proxy'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
  ['HUMAN_CHECK', 'no'],
  ['RATE_LIMITS', '0'],
  ['NODE_ENV', 'prod'],
  ['METRICS_TOKEN', 'too short'],
  ['PUBLISH_S3_ENDPOINT', 's3.example.ca'],
  ['PUBLISH_S3_BUCKET', 'My Bucket'],
  ['PUBLISH_S3_REGION', 'ca central'],
  ['PUBLISH_S3_ACCESS_KEY_ID', 'a key'],
  ['PUBLISH_S3_SECRET_ACCESS_KEY', 'short'],
  ['PUBLISH_S3_PREFIX', '/../site'],
  ['PUBLISH', 'yes'],
  ['PUBLISH_SECRET', 'whsec_tooShort'],
  ['PUBLISH_SECRET', `whsec_${'a'.repeat(33)}`],
  ['HSTS_PRELOAD', 'yes'],
  ['LOG_LEVEL', 'loud']
])('%s=%s is refused by name, and not repeated', (name, value) => {
  const start = () => readSettings({ [name]: value })
  expect(start).toThrow(StartRefused)
  expect(start).toThrow(new RegExp(`^These settings are invalid:\\n  ${name}`))
})

test.each([
  ['TRUSTED_PROXIES', '::1, foo', 'TRUSTED_PROXIES: “foo” must be an IP address or network'],
  ['PANEL_NAME_SERVERS', 'ns1.maplekey.ca, ns2', 'PANEL_NAME_SERVERS: “ns2” must be a domain name']
])('%s=%s names the setting and its wrong entry', (name, value, line) => {
  expect(refusalOf({ [name]: value })).toBe(`These settings are invalid:\n  ${line}`)
})

test('every invalid setting is named at once, and no secret is repeated', () => {
  try {
    readSettings({ PORT: 'x', DATABASE_URL: 'mysql://owner:secret@host', LOG_LEVEL: 'x' })
    expect.unreachable()
  } catch (error) {
    const { message } = error as Error
    expect(message.split('\n')).toHaveLength(4)
    expect(message).not.toContain('secret')
  }
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_1' }, 'PUBLIC_STRIPE_KEY'],
  [{ PUBLIC_STRIPE_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  [{ RECAPTCHA_SECRET: 's' }, 'PUBLIC_RECAPTCHA_SITE_KEY'],
  [{ PUBLIC_RECAPTCHA_SITE_KEY: 's' }, 'RECAPTCHA_SECRET'],
  [{ CLOUDFLARE_API_TOKEN: 'Sn3lZJTBX6kkg7OdcBUA' }, 'CLOUDFLARE_ACCOUNT_ID'],
  [{ CLOUDFLARE_ACCOUNT_ID: '023e105f4ecef8ad9ca31a8372d0c353' }, 'CLOUDFLARE_API_TOKEN'],
  [{ PUBLISH_S3_ENDPOINT: 'https://s3.example.ca' }, 'PUBLISH_S3_BUCKET'],
  [{ PUBLISH_S3_BUCKET: 'site' }, 'PUBLISH_S3_ENDPOINT'],
  [{ PUBLISH_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE' }, 'PUBLISH_S3_SECRET_ACCESS_KEY'],
  [{ PICTURES_S3_BUCKET: 'pictures' }, 'PICTURES_S3_ENDPOINT']
])('%o without its counterpart is refused', (environment, missing) => {
  expect(() => readSettings(environment)).toThrow(`${missing}: must be set`)
})

test('pictures are not kept in the site’s public bucket', () => {
  const bucket = (name: string) => ({
    [`${name}_ENDPOINT`]: 'https://s3.example.ca',
    [`${name}_BUCKET`]: 'maplekey',
    [`${name}_ACCESS_KEY_ID`]: 'AKIDEXAMPLE',
    [`${name}_SECRET_ACCESS_KEY`]: 'a-long-secret'
  })
  const pictures = bucket('PICTURES_S3')
  expect(() => readSettings({ ...bucket('PUBLISH_S3'), ...pictures })).toThrow(
    'PICTURES_S3_BUCKET: must be another bucket'
  )
  expect(readSettings(pictures).pictureBucket).toMatchObject({ bucket: 'maplekey', prefix: '' })
})

const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_URL: 'https://maplekey.ca',
  SITES_DOMAIN: 'maplekey.site',
  SMTP_URL: 'smtps://mail.maplekey.ca',
  STRIPE_SECRET_KEY: 'sk_live_1',
  PUBLIC_STRIPE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SITE_SECRETS_KEY: `${'A'.repeat(43)}=`
}

test('CREA is told of views in production alone, unless DDF_EVENTS says otherwise', () => {
  const told = (environment: Record<string, string>) => readSettings(environment).ddfEvents
  expect(told({})).toEqual([])
  expect(told(PRODUCTION)).toEqual(['view'])
  expect(told({ ...PRODUCTION, DDF_EVENTS: 'off' })).toEqual([])
  expect(told({ DDF_EVENTS: 'view, click, email' })).toEqual(['view', 'click', 'email'])
})

test('a production panel with all it needs starts', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({ production: true, cards: { kind: 'stripe' } })
})

test.each([
  ['HUMAN_CHECK', { HUMAN_CHECK: 'off' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '', PUBLIC_STRIPE_KEY: '' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['SITE_URL', { SITE_URL: '' }],
  ['SITE_SECRETS_KEY', { SITE_SECRETS_KEY: '' }],
  ['SITE_URL', { SITE_URL: 'http://maplekey.ca' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: '' }],
  ['SITES_DOMAIN', { SITES_DOMAIN: 'sites.maplekey.ca' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_test_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_...' }],
  ['PUBLIC_STRIPE_KEY', { PUBLIC_STRIPE_KEY: 'pk_test_1' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://api.stripe.com.evil.test' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://api.stripe.com' }],
  ['RECAPTCHA_API_BASE', { RECAPTCHA_API_BASE: 'http://127.0.0.1:12112/recaptcha' }],
  ['CLOUDFLARE_API_BASE', { CLOUDFLARE_API_BASE: 'http://127.0.0.1:12113/client/v4' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_...' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://maplekey:password@localhost:5432/maplekey' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://user:password@mail.example.ca' }]
])('in production the test setting of %s is refused', (name, change) => {
  expect(() => readSettings({ ...PRODUCTION, ...change })).toThrow(`${name}: must`)
})

test('in production every test setting is named at once', () => {
  const open = { ...PRODUCTION, HUMAN_CHECK: 'off', RATE_LIMITS: 'off', SMTP_URL: '' }
  const said = refusalOf({ ...open, STRIPE_API_BASE: 'http://127.0.0.1:12111' })
  for (const name of ['HUMAN_CHECK', 'RATE_LIMITS', 'SMTP_URL', 'STRIPE_API_BASE']) {
    expect(said).toContain(`\n  ${name}: must`)
  }
})

test('in production reCAPTCHA’s alternative host is allowed', () => {
  const RECAPTCHA_API_BASE = 'https://www.recaptcha.net/recaptcha'
  expect(() => readSettings({ ...PRODUCTION, RECAPTCHA_API_BASE })).not.toThrow()
})

function refusalOf(environment: Record<string, string>): string {
  try {
    readSettings(environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('a terminal shows warnings only, unless LOG_LEVEL says otherwise', () => {
  const levelOf = (env: NodeJS.ProcessEnv, isTerminal: boolean) =>
    readSettings(quietInTerminal(env, isTerminal)).logLevel
  expect(levelOf({}, true)).toBe('warn')
  expect(levelOf({ LOG_LEVEL: 'debug' }, true)).toBe('debug')
  expect(levelOf({}, false)).toBe('info')
})
