/** What a room may import: other rooms, and libraries from outside. Its own files are always open to it. */
export type Doors = { rooms: readonly string[]; libraries: readonly string[] }

/** The law of doors, as src/README.md tells it. What is not listed is shut. */
export const DOORS: Record<string, Doors> = {
  rules: { rooms: [], libraries: ['dayjs', 'marked', 'sanitize-html', 'turndown'] },
  contract: { rooms: ['rules'], libraries: ['@valibot/to-json-schema', 'valibot'] },
  gateways: {
    rooms: ['contract', 'rules'],
    libraries: [
      '@nanostores/persistent',
      '@stripe/stripe-js',
      'altcha',
      'ky',
      'nanostores',
      'valibot'
    ]
  },
  stores: { rooms: ['gateways', 'contract', 'rules'], libraries: ['nanostores', 'valibot'] },
  sites: { rooms: ['contract', 'rules'], libraries: ['react', 'react-dom'] },
  islands: {
    rooms: ['stores', 'sites', 'contract', 'rules'],
    libraries: [
      '@formisch/react',
      '@nanostores/react',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'astro',
      'diff',
      'nanostores',
      'react',
      'react-dom',
      'react-google-recaptcha-v3',
      'valibot'
    ]
  },
  sections: {
    rooms: ['islands', 'sites', 'contract', 'rules'],
    libraries: ['astro', 'htmlparser2']
  },
  layouts: {
    rooms: ['sections', 'islands', 'contract', 'rules'],
    libraries: ['astro', 'virtual']
  },
  pages: {
    rooms: ['layouts', 'sections', 'islands', 'sites', 'content', 'contract', 'rules'],
    libraries: ['astro']
  },
  content: { rooms: ['contract', 'rules'], libraries: ['astro', 'node', 'valibot'] },
  'panel/tables': { rooms: ['rules'], libraries: ['kysely', 'node'] },
  'panel/services': {
    rooms: ['panel/tables', 'rules'],
    libraries: [
      '@electric-sql/pglite',
      '@electric-sql/pglite-prepopulatedfs',
      '@node-rs/argon2',
      'altcha-lib',
      'image-size',
      'kysely',
      'node',
      'nodemailer',
      'p-limit',
      'pdfkit',
      'pg',
      'pino',
      'prom-client',
      'standardwebhooks',
      'stripe',
      'tldts'
    ]
  },
  'panel/records': {
    rooms: ['panel/services', 'panel/tables', 'rules'],
    libraries: ['kysely', 'node']
  },
  'panel/actions': {
    rooms: ['panel/records', 'panel/services', 'contract', 'rules'],
    libraries: ['node', 'valibot']
  },
  'panel/jobs': {
    rooms: ['panel/actions', 'panel/records', 'panel/services', 'rules'],
    libraries: ['node']
  },
  'panel/http': {
    rooms: ['panel/records', 'panel/services', 'contract', 'rules'],
    libraries: ['hono', 'node', 'valibot']
  },
  'panel/routes': {
    rooms: [
      'panel/http',
      'panel/actions',
      'panel/records',
      'panel/services',
      'sites',
      'contract',
      'rules'
    ],
    libraries: ['hono', 'node', 'react-dom']
  },
  'panel/commands': {
    rooms: [
      'panel',
      'panel/jobs',
      'panel/actions',
      'panel/records',
      'panel/services',
      'panel/tables',
      'rules'
    ],
    libraries: ['node', 'yaml']
  },
  panel: {
    rooms: [
      'panel/commands',
      'panel/routes',
      'panel/jobs',
      'panel/actions',
      'panel/http',
      'panel/records',
      'panel/services',
      'panel/tables',
      'rules'
    ],
    libraries: ['@hono/node-server', 'hono', 'node', 'sirv', 'valibot']
  }
}

/** The room of a file: two names deep inside the panel, one elsewhere. Undefined outside the floor plan. */
export function roomOf(file: string): string | undefined {
  const [src, first = '', second = '', ...rest] = file.split('/')
  const inner = `${first}/${second}`
  if (src !== 'src') return undefined
  if (inner in DOORS) return inner
  const unknownInner = first === 'panel' && rest.length > 0
  return first in DOORS && !unknownInner ? first : undefined
}

/** The package behind an import: 'dayjs/plugin/utc.js' is dayjs, 'node:fs' node, 'astro:content' astro; our own Vite plugins give 'virtual:…'. */
export function libraryOf(specifier: string, allowed: readonly string[]): string {
  if (specifier.startsWith('node:')) return 'node'
  if (specifier.startsWith('virtual:')) return 'virtual'
  if (/^astro[:/]/.test(specifier)) return 'astro'
  const [scope = '', name = ''] = specifier.split('/')
  if (!specifier.startsWith('@')) return scope
  return allowed.includes(scope) ? scope : `${scope}/${name}`
}
