// Groups the browser's code into chunks. Shared code is in a few large files, because many small ones compress badly.

/** A chunk includes its imports, unless an earlier one has them, so dependencies come first. */
export const SHARED_FILES = [
  // On public pages, which must not load the rest of a larger chunk.
  { name: 'rules', test: sources({ rules: ['limits', 'money'] }) },
  // Loaded by every page, with the helper that Vite adds before each `import()`.
  { name: 'frame', test: sources({ 'page-scripts': ['page-frame'] }) },
  { name: 'calendar', test: sources({ rules: ['calendar', 'dunning', 'plan'] }) },
  { name: 'order', test: sources({ rules: ['order', 'tax'] }) },
  {
    name: 'panel',
    test: sources({
      contract: ['fields', 'offer', 'site-data'],
      gateways: ['drafts'],
      messages: ['durations'],
      'page-scripts': ['island-frame', 'member-frame', 'toast-stack'],
      rules: ['owes'],
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
        'islands/kit': [
          'bounded',
          'button',
          'dashboard-page',
          'empty',
          'gate',
          'notice',
          'skeleton',
          'table-outline',
          'use-live',
          'use-messages',
          'use-first-answer',
          'when-loaded'
        ],
        messages: ['loading']
      })
    )
  },
  {
    name: 'form',
    test: oneOf(
      sources({
        'islands/kit': ['field', 'field-frame', 'fill-in', 'form', 'form-error', 'use-on-press'],
        messages: ['browser-storage', 'forms'],
        rules: ['phone']
      }),
      /auth-form\.module\.css/
    )
  },
  // For the account pages; the wizard must not wait for these.
  {
    name: 'entrance',
    test: sources({
      contract: ['passwords'],
      'islands/kit': [
        'choice-line',
        'human-check',
        'message-form',
        'password-field',
        'use-choice-link'
      ],
      messages: ['login'],
      stores: ['account-access']
    })
  },
  { name: 'modal', test: sources({ 'islands/kit': ['modal'] }) },
  { name: 'bills', test: sources({ contract: ['bills', 'payment'], stores: ['loaded'] }) },
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
      'islands/kit': ['data-table', 'transaction-table'],
      stores: ['go-live', 'payments', 'website']
    })
  },
  {
    name: 'wizard',
    test: sources({
      'islands/account-setup': ['account-setup', 'use-arriving', 'wizard'],
      stores: ['account-draft', 'account-setup', 'plan-choice', 'resume-order']
    })
  }
]

/** Matches files of these names in any folder of a module. */
function sources(names: Record<string, readonly string[]>): RegExp {
  const modules = Object.entries(names).map(([module, files]) =>
    `src/${module}/(?:[\\w-]+/)*(?:${files.join('|')})\\.tsx?`.replaceAll('/', '[\\\\/]')
  )
  return new RegExp(`(?:${modules.join('|')})(?:$|\\?)`)
}

function oneOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'))
}
