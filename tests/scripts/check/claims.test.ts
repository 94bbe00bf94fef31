import { expect, test } from 'vitest'
import type { Claim } from '#messages/claims/claim.ts'
import { checkClaims } from '../../../scripts/check/claims.ts'
import { tree } from '../../kit/tree.ts'

const PROOF = 'tests/panel/a.test.ts: a website is served'
const SENTENCES = `const en = { hosted: 'Hosted for you' }\nexport const homeClaims = { en }\n`
const CLAIM: Claim = { id: 'home.hosted', proof: [PROOF] }

function problemsOf(
  files: Record<string, string>,
  claims: readonly Claim[] = [CLAIM]
): readonly string[] {
  const whole = {
    'src/messages/claims/home.ts': SENTENCES,
    'tests/panel/a.test.ts': `test('a website is served', () => {})`,
    ...files
  }
  return checkClaims(tree(whole), claims)
}

const promised = (file: string, text: string): readonly string[] =>
  problemsOf({ [file]: text }).map((problem) => problem.slice(0, problem.indexOf(' promises')))

test('a claim with its sentence and its test passes', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  ['skipped', `test.skip('a website is served', () => {})`],
  ['to be written', `test.todo('a website is served')`],
  ['expected to fail', `test.fails('a website is served', () => {})`],
  ['run under a condition', `test.runIf(hasPostgres())('a website is served', () => {})`],
  ['in a skipped group', `describe.skip('x', () => { test('a website is served', () => {}) })`],
  ['skipping itself', `test('a website is served', ({ page }) => { test.skip(!page) })`]
])('a proof that is %s is refused', (_, code) => {
  expect(problemsOf({ 'tests/panel/a.test.ts': code })).toEqual([
    `home.hosted: its proof may not run: ${PROOF}`
  ])
})

test.each([
  ['a table', `test.each([1])('a website is served', () => {})`],
  ['a group', `test.describe('x', () => { test('a website is served', () => {}) })`],
  ['a file with another skipped test', `test.skip('b', () => {})\nit('a website is served', f)`]
])('a proof in %s is found', (_, code) => {
  expect(problemsOf({ 'tests/panel/a.test.ts': code })).toEqual([])
})

test('a proof must name a test that exists, and its file', () => {
  expect(problemsOf({ 'tests/panel/a.test.ts': `test('another one', () => {})` })).toEqual([
    `home.hosted: there is no such test: ${PROOF}`
  ])
  const elsewhere = { id: 'home.hosted', proof: ['tests/b.test.ts: a website is served'] }
  expect(problemsOf({}, [elsewhere])).toEqual([
    'home.hosted: there is no test file tests/b.test.ts'
  ])
})

test('each sentence has one entry, and each entry its sentence', () => {
  const gone = { id: 'home.search', coming: 'issue 20' }
  expect(problemsOf({}, [])).toEqual(['home.hosted has no proof in the ledger'])
  expect(problemsOf({}, [CLAIM, gone])).toEqual([
    'home.search has no sentence in src/messages/claims'
  ])
  expect(problemsOf({}, [CLAIM, CLAIM])).toEqual(['home.hosted is in the ledger more than once'])
})

test.each([
  ['a message', 'src/messages/emails/a.ts', `const en = { lede: 'Your website is live' }`],
  ['a message with a value', 'src/messages/a.ts', 'const en = { a: (n: number) => `${n} leads` }'],
  ['a page', 'src/sections/home/a.astro', '<p>A certificate for your domain</p>'],
  ['a guide', 'src/sections/guides/x/en/a.astro', '<p>Buyers search by map.</p>'],
  ['the manifest', 'public/a.webmanifest', '{ "description": "Websites and leads" }'],
  ['a plan', 'src/panel/tables/seed/plans.ts', `const a = ['Monthly report']`],
  ['a policy', 'src/panel/tables/seed/policies/a.html', '<p>We host\n  it.</p>'],
  [
    'an article',
    'src/panel/tables/seed/posts/a.html',
    '<ul><li>Our <b>CRM</b> reminds you</li></ul>'
  ]
])('a promise in %s is found', (_, file, text) => {
  expect(promised(file, text)).toEqual([expect.stringMatching(new RegExp(`^${file}:1: '`))])
})

test.each([
  ['a question', 'src/messages/a.ts', `const en = { title: 'Can I have it in French?' }`],
  ['a label of one word', 'src/messages/a.ts', `const en = { title: 'Leads' }`],
  ['a name', 'src/messages/a.ts', `const en = { title: 'Google Maps and Search Console' }`],
  [
    'a word within a French one',
    'src/messages/a.ts',
    `const fr = { title: 'Un formulaire d’évaluation' }`
  ],
  ['a longer word', 'src/messages/a.ts', `const en = { title: 'We delivered a mapped research' }`],
  ['a value that is compared', 'src/messages/a.ts', `const a = b === 'is live' ? 1 : 2`],
  ['a case', 'src/messages/a.ts', `switch (a) { case 'is live': say('Done now') }`],
  [
    'an article about the trade',
    'src/panel/tables/seed/posts/a.html',
    '<p>Answer a lead early.</p>'
  ],
  ['a claim', 'src/messages/claims/home.ts', SENTENCES],
  ['code', 'src/sections/home/a.ts', `import { a } from './live map.ts'`]
])('%s promises nothing', (_, file, text) => {
  expect(promised(file, text)).toEqual([])
})
