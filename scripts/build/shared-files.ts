// Groups the browser's code into chunks. Shared code is in a few large files, because many small ones compress badly.

import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const SRC = join(import.meta.dirname, '../../src')

/** A chunk includes its imports, unless an earlier one has them, so dependencies come first. */
export const SHARED_FILES = [
  // On public pages, which must not load the rest of a larger chunk.
  { name: 'rules', test: sources({ rules: ['limits', 'money'] }) },
  // Loaded by every page, with the helper that Vite adds before each `import()`.
  { name: 'frame', test: sources({ 'page-scripts': ['page-frame'] }) },
  {
    name: 'calendar',
    test: sources({
      messages: ['formats'],
      rules: ['calendar', 'dunning', 'plan', 'time-zone']
    })
  },
  { name: 'order', test: sources({ rules: ['order', 'tax'] }) },
  // For the dashboard and for the texts of agents' websites, neither of which must load the other.
  { name: 'elision', test: sources({ rules: ['french-elision'] }) },
  {
    name: 'panel',
    test: sources({
      contract: ['fields', 'offer', 'site-data'],
      gateways: ['drafts'],
      'islands/kit': ['when-idle'],
      messages: ['amounts', 'durations'],
      'page-scripts': ['island-frame', 'member-frame', 'toast-stack'],
      rules: ['named-fields', 'owes', 'site-start'],
      stores: ['failures', 'session', 'site-data', 'toasts']
    })
  },
  {
    name: 'contact',
    test: sources({
      contract: ['general'],
      gateways: ['human-check'],
      'islands/kit': ['recaptcha-client'],
      stores: ['contact', 'human-check']
    })
  },
  // For pages with React.
  {
    name: 'react',
    test: oneOf(
      /node_modules[\\/](react|react-dom|scheduler|@nanostores[\\/]react|@astrojs[\\/]react)[\\/]/,
      sources({
        'gateways/browser': ['page-life'],
        'islands/kit': [
          'bounded',
          'button',
          'gate',
          'host-name',
          'notice',
          'skeleton',
          'try-again',
          'use-live',
          'use-messages'
        ],
        messages: ['loading']
      })
    )
  },
  {
    name: 'form',
    test: sources({
      'islands/kit': ['field', 'field-frame', 'form', 'use-on-press'],
      messages: ['browser-storage', 'forms'],
      rules: ['phone'],
      stores: ['debounce']
    })
  },
  // For the account pages; the wizard must not wait for these.
  {
    name: 'entrance',
    test: oneOf(
      sources({
        contract: ['passwords'],
        'islands/contact': ['message-form'],
        'islands/kit': [
          'choice-line',
          'use-draft',
          'form-error',
          'human-check',
          'password-field',
          'use-choice-link'
        ],
        messages: ['login'],
        stores: ['account-access']
      }),
      /auth-form\.module\.css/
    )
  },
  { name: 'modal', test: sources({ 'islands/kit': ['modal'] }) },
  {
    name: 'bills',
    test: sources({ contract: ['bills', 'payment'], messages: ['list'], stores: ['loaded'] })
  },
  // For the editor of listings too, which must not load the rest of the card's form.
  { name: 'postal-code', test: sources({ messages: ['postal-code'] }) },
  {
    name: 'card-form',
    test: sources({
      contract: ['add-card'],
      'islands/kit': ['card-challenge', 'card-entry', 'town-fields'],
      stores: ['card-entry']
    })
  },
  {
    name: 'dashboard',
    test: sources({
      'islands/kit': [
        'dashboard-page',
        'data-table',
        'empty-state',
        'table-skeleton',
        'transaction-table',
        'use-first-answer',
        'when-loaded'
      ],
      stores: ['go-live', 'payments', 'website']
    })
  },
  // An agent's website without its template and its texts, for the wizard and the gallery.
  {
    name: 'preview',
    test: sources({
      'islands/kit': ['site-frame'],
      sites: ['agent-lines', 'agent-picture', 'hero-picture', 'hero-words']
    })
  },
  // Each template, and each language, in one file.
  ...globSync('sites/{templates/*,words}/*-preview.ts', { cwd: SRC }).map((file) => ({
    name: basename(file, '-preview.ts'),
    test: sources({ sites: [basename(file, '.ts')] })
  })),
  {
    name: 'wizard',
    test: sources({
      'islands/account-setup': ['account-setup', 'setup-actions', 'use-lazy-module', 'wizard'],
      stores: ['account-draft', 'account-setup', 'plan-choice', 'resume-order']
    })
  }
]

/** Matches files of these names in any folder of a module. A renamed file would silently lose its place. */
export function sources(names: Record<string, readonly string[]>): RegExp {
  for (const [module, files] of Object.entries(names)) {
    const lost = files.filter(
      (file) => globSync(`${module}/**/${file}.{ts,tsx}`, { cwd: SRC }).length === 0
    )
    if (lost.length > 0) throw new Error(`src/${module} doesn’t have ${lost.join(', ')}.`)
  }
  const modules = Object.entries(names).map(([module, files]) =>
    `src/${module}/(?:[\\w-]+/)*(?:${files.join('|')})\\.tsx?`.replaceAll('/', '[\\\\/]')
  )
  return new RegExp(`(?:${modules.join('|')})(?:$|\\?)`)
}

function oneOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'))
}
