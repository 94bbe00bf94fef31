import { expect, test } from 'vitest'
import { checkMessages } from '../../../scripts/check/messages.ts'
import { tree } from '../../kit/tree.ts'

function problemsWith(file: string, code: string): string[] {
  return checkMessages(tree({ [file]: code }))
}

const PANEL = 'src/panel/actions/a.ts'
const STORE = 'src/stores/a.ts'
const SCHEMA = 'src/contract/a.ts'

test.each([
  ['a refusal', PANEL, `throw new Refused(() => 'Nothing is due.', 409)`, 'Nothing is due.'],
  ['a field’s refusal', PANEL, `new Refused(X, 400, { errors: { a: () => 'Wrong.' } })`, 'Wrong.'],
  [
    'a card’s refusal',
    PANEL,
    `throw new CardRefused(() => 'Your card has expired.')`,
    'Your card has'
  ],
  [
    'a refusal with a value',
    PANEL,
    'new Refused(() => `${name} saved this.`, 409)',
    '… saved this.'
  ],
  [
    'a constant of the file',
    PANEL,
    `const GONE = 'It is gone.'\nnew Refused(() => GONE, 404)`,
    'It is gone.'
  ],
  ['a toast', STORE, `toast('success', 'Saved.')`, 'Saved.'],
  [
    'one of two toasts',
    STORE,
    `toast('error', isLate ? t.late : 'Please try again.')`,
    'Please try'
  ],
  [
    'the next page’s toast',
    STORE,
    `goTo('/', { kind: 'success', message: 'You are in.' })`,
    'You are in.'
  ],
  [
    'a toast of a page’s script',
    'src/layouts/a.astro',
    `---\n---\n<script>toast('error', 'Not loaded.')</script>`,
    'Not loaded.'
  ],
  ['a schema', SCHEMA, `export const a = v.string('Please enter a name.')`, 'Please enter'],
  [
    'a field’s rule',
    SCHEMA,
    `export const a = text(labels.a, { tooShort: 'Invalid City' })`,
    'Invalid City'
  ]
])('the sentence of %s is refused', (_, file, code, sentence) => {
  const [problem, ...others] = problemsWith(file, `${code}\n`)
  expect(problem).toContain(`'${sentence}`)
  expect(problem).toMatch(/^src\/[\w/.]+:\d+: .* belongs in src\/messages$/)
  expect(others).toEqual([])
})

test.each([
  [
    'a message',
    PANEL,
    `throw new Refused(messageFrom(refusals, (t) => t.noCard), 404, { event: 'foreign_id' })`
  ],
  ['a toast’s kind and subject', STORE, `toast('warning', t.first, 'incomplete step')`],
  ['an address', STORE, `goTo(\`/auth/login?next=\${path}\`)`],
  ['a fault for the log', PANEL, `throw new Error('A charge without its order')`],
  [
    'a wire value of a schema',
    SCHEMA,
    `v.picklist(['draft', 'scheduled'], says(texts, (t) => t.noOrder))`
  ],
  ['the API’s documentation', 'src/contract/openapi/a.ts', `describe('The HTTP status.')`],
  ['the messages themselves', 'src/messages/a.ts', `const en = { a: 'Nothing is due.' }`],
  ['a comment', PANEL, `// toast('success', 'Saved.')`]
])('%s is not a sentence that is shown', (_, file, code) => {
  expect(problemsWith(file, `${code}\n`)).toEqual([])
})
