import type { ImportRule } from './import-rule.ts'

/** What browser and panel share. */
const SHARED = ['contract', 'messages', 'rules']

/** What answers requests may use. */
const SERVING = [
  'panel/config',
  'panel/http',
  'panel/actions',
  'panel/records',
  'panel/services',
  'sites',
  ...SHARED
]

/** The import rules, as src/README.md shows them. What is not listed is not allowed. */
export const IMPORT_RULES: Record<string, ImportRule> = {
  rules: {
    modules: [],
    libraries: [
      'dayjs',
      'htmlparser2',
      'ical.js',
      'marked',
      'papaparse',
      'sanitize-html',
      'turndown'
    ]
  },
  contract: {
    noBrowserGlobals: true,
    modules: ['messages', 'rules'],
    libraries: ['@valibot/to-json-schema', 'valibot']
  },
  messages: { modules: ['rules'], libraries: [] },
  gateways: {
    modules: ['contract', 'messages', 'rules'],
    libraries: [
      '@nanostores/persistent',
      '@stripe/stripe-js',
      'altcha',
      'ky',
      'nanostores',
      'valibot'
    ]
  },
  stores: {
    noBrowserGlobals: true,
    modules: ['gateways', 'contract', 'messages', 'rules'],
    libraries: ['nanostores', 'valibot']
  },
  sites: {
    noBrowserGlobals: true,
    modules: ['contract', 'messages', 'rules'],
    libraries: ['qrcode-generator', 'react', 'react-dom', 'schema-dts']
  },
  'sites/page-scripts': {
    modules: ['rules'],
    libraries: ['altcha-lib', 'maplibre-gl', 'pmtiles', 'supercluster']
  },
  islands: {
    noBrowserGlobals: true,
    modules: ['stores', 'sites', 'contract', 'messages', 'rules'],
    libraries: [
      '@formisch/react',
      '@nanostores/react',
      '@tiptap',
      'astro',
      'diff',
      'nanostores',
      'react',
      'react-dom',
      'react-google-recaptcha-v3',
      'valibot'
    ]
  },
  'page-scripts': {
    noBrowserGlobals: true,
    modules: ['islands', 'gateways', 'stores', 'contract', 'messages', 'rules'],
    libraries: ['nanostores', 'valibot']
  },
  'page-scripts/boot': { modules: ['gateways', 'rules'], libraries: [] },
  sections: {
    noBrowserGlobals: true,
    modules: ['islands', 'page-scripts', 'sites', 'sites/page-scripts', ...SHARED],
    libraries: ['astro', 'htmlparser2']
  },
  layouts: {
    noBrowserGlobals: true,
    modules: ['sections', 'islands', 'page-scripts', 'contract', 'messages', 'rules'],
    libraries: ['astro', 'virtual']
  },
  pages: {
    noBrowserGlobals: true,
    modules: [
      'layouts',
      'sections',
      'islands',
      'page-scripts',
      'sites',
      'content',
      'contract',
      'messages',
      'rules'
    ],
    libraries: ['astro']
  },
  content: { modules: ['contract', 'rules'], libraries: ['astro', 'node', 'valibot'] },
  publish: {
    modules: ['sections', 'content', ...SHARED, 'panel/config', 'panel/services'],
    libraries: [
      'astro',
      'fontkitten',
      'htmlparser2',
      'lightningcss',
      'magic-string',
      'node',
      'p-limit',
      'sharp',
      'valibot'
    ]
  },
  'panel/config': { modules: ['rules'], libraries: ['node', 'tldts', 'valibot'] },
  'panel/tables': { modules: ['messages', 'rules'], libraries: ['kysely', 'node'] },
  'panel/services': {
    modules: ['panel/config', 'panel/tables', 'messages', 'rules'],
    libraries: [
      '@electric-sql/pglite',
      '@electric-sql/pglite-prepopulatedfs',
      '@fontsource-variable',
      '@node-rs/argon2',
      '@zip.js/zip.js',
      'altcha-lib',
      'aws4fetch',
      'bidi-js',
      'dns-packet',
      'fontkit',
      'harfbuzzjs',
      'htmlparser2',
      'image-size',
      'ipaddr.js',
      'kysely',
      'libheif-js',
      'linebreak',
      'node',
      'nodemailer',
      'p-limit',
      'pdfkit',
      'pg',
      'pino',
      'postal-mime',
      'prom-client',
      'sharp',
      'standardwebhooks',
      'stripe',
      'subset-font',
      'tldts',
      'undici',
      'valibot'
    ]
  },
  'panel/records': {
    modules: ['panel/config', 'panel/services', 'panel/tables', 'rules'],
    libraries: ['kysely', 'node']
  },
  'panel/actions': {
    modules: [
      'panel/config',
      'panel/records',
      'panel/services',
      'sites',
      'contract',
      'messages',
      'rules'
    ],
    libraries: ['node', 'valibot']
  },
  'panel/jobs': {
    modules: ['panel/config', 'panel/actions', 'panel/records', 'panel/services', 'rules'],
    libraries: ['node']
  },
  'panel/http': {
    modules: ['panel/config', 'panel/records', 'panel/services', 'contract', 'messages', 'rules'],
    libraries: ['@hono/node-server', 'hono', 'ipaddr.js', 'node', 'proxy-addr', 'valibot']
  },
  'panel/hosting': {
    modules: SERVING,
    libraries: ['hono', 'isbot', 'lru-cache', 'node', 'p-limit', 'valibot']
  },
  'panel/routes': { modules: SERVING, libraries: ['hono', 'node'] },
  'panel/admin': {
    modules: ['panel/actions', 'panel/records', 'panel/services', 'panel/config'],
    libraries: ['node', 'valibot']
  },
  'panel/commands': {
    modules: [
      'panel/admin',
      'panel/config',
      'panel/jobs',
      'panel/actions',
      'panel/records',
      'panel/services',
      'panel/tables',
      'messages',
      'rules'
    ],
    libraries: ['node', 'yaml']
  },
  panel: {
    modules: [
      'panel/admin',
      'panel/config',
      'panel/commands',
      'panel/hosting',
      'panel/routes',
      'panel/jobs',
      'panel/actions',
      'panel/http',
      'panel/records',
      'panel/services',
      'panel/tables',
      ...SHARED
    ],
    libraries: ['@hono/node-server', 'hono', 'node', 'sirv', 'valibot']
  },
  scripts: {
    modules: [
      'publish',
      'panel',
      'panel/admin',
      'panel/config',
      'panel/commands',
      'panel/hosting',
      'panel/jobs',
      'panel/actions',
      'panel/records',
      'panel/services',
      'panel/tables',
      'pages',
      'sites',
      'content',
      ...SHARED,
      'tests/kit'
    ],
    libraries: 'any'
  },
  'tests/kit': { modules: 'src', libraries: 'any' },
  tests: { modules: 'src', libraries: 'any' }
}
