import { expect, test } from 'vitest'
import { checkFiles } from '../../../scripts/check/files.ts'
import { tree } from '../../kit/tree.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)
const unfinished = 'TO' + 'DO'

function problemsWith(file: string, text: string): string[] {
  return checkFiles(tree({ [file]: text }))
}

test.each([
  ['kebab-case', 'src/stores/account-setup/plan-choice.ts'],
  ['a test', 'tests/stores/account-setup/plan-choice.test.ts'],
  ['a style module', 'src/islands/kit/form/field.module.css'],
  ['a migration', 'src/panel/tables/migrations/001-first.ts'],
  ['an address in camel case', 'src/pages/auth/forgotPassword.astro'],
  ['an address with a name in it', 'src/pages/demo/[site].astro'],
  ['a page in a page folder with a name in it', 'src/pages/[site]/a.astro'],
  ['an address that is a file', 'src/pages/rss.xml.ts'],
  ['an address that is a text', 'src/pages/robots.txt.ts'],
  ['a folder README', 'src/README.md']
])('%s is a good name', (_, file) => {
  expect(problemsWith(file, 'a\n')).toEqual([])
})

test.each([
  ['src/stores/planChoice.ts', 'planChoice.ts'],
  ['src/islands/PlanCard.tsx', 'PlanCard.tsx'],
  ['src/panel/records/coupon_codes.ts', 'coupon_codes.ts'],
  ['src/Stores/plan.ts', 'Stores'],
  ['src/stores/plan..ts', 'plan..ts'],
  ['src/pages/auth/forgot password.astro', 'forgot password.astro'],
  ['src/sections/rss.xml.ts', 'rss.xml.ts'],
  ['src/sections/[site].astro', '[site].astro']
])('%s is a bad name', (file, part) => {
  expect(problemsWith(file, 'a\n')).toEqual([`${file}: ${part} is not kebab-case`])
})

test.each(['src/rules/a.ts', 'src/islands/a.tsx', 'src/layouts/a.css', 'tests/rules/a.test.ts'])(
  '%s may have 250 lines and no more',
  (file) => {
    expect(problemsWith(file, lines(250))).toEqual([])
    expect(problemsWith(file, lines(251))).toEqual([`${file}: 251 lines; a file ends at 250`])
  }
)

test('an Astro file may have 250 lines and no more', () => {
  expect(problemsWith('src/sections/a.astro', '<p>a</p>\n'.repeat(251))).toHaveLength(1)
})

test('data of the database and prose may be long', () => {
  expect(problemsWith('src/panel/tables/seed/faq.ts', lines(900))).toEqual([])
  expect(problemsWith('src/README.md', 'a\n'.repeat(900))).toEqual([])
})

test.each([
  ['only', `test.only('a', () => {})`, 'test.only leaves tests out'],
  ['only with rows', `test.only.each([1])('a', () => {})`, 'test.only.each leaves tests out'],
  ['skip', `test.skip('a', () => {})`, 'test.skip leaves tests out'],
  ['a skipped group', `describe.skip('a', () => {})`, 'describe.skip leaves tests out'],
  [
    'a skipped group of Playwright',
    `test.describe.skip('a', () => {})`,
    'test.describe.skip leaves tests out'
  ],
  ['a test to be written', `test.todo('a')`, 'test.todo leaves tests out'],
  ['fixme', `test.fixme('a', () => {})`, 'test.fixme leaves tests out'],
  ['xit', `xit('a', () => {})`, 'xit leaves tests out'],
  ['waitForTimeout', `await page.waitForTimeout(100)`, 'a test waits for time to pass'],
  ['sleep', `await sleep(100)`, 'a test waits for time to pass'],
  [
    'a promise on a timer',
    `await new Promise((done) => setTimeout(done, 100))`,
    'a test waits for time to pass'
  ],
  ['a timer that is awaited', `await setTimeout(100)`, 'a test waits for time to pass'],
  ['a console in a test', `console.log('a')`, 'console.log is stray']
])('%s is refused in a test', (_, code, problem) => {
  expect(problemsWith('tests/panel/a.test.ts', `${code}\n`)).toEqual([
    `tests/panel/a.test.ts:1: ${problem}`
  ])
})

test('a console is refused in the product and free in scripts', () => {
  expect(problemsWith('src/panel/a.ts', `\nconsole.warn('a')\n`)).toEqual([
    'src/panel/a.ts:2: console.warn is stray'
  ])
  expect(problemsWith('src/sections/a.astro', `---\nconsole.log(1)\n---\n`)).toHaveLength(1)
  expect(problemsWith('scripts/a.ts', `console.log('a')\n`)).toEqual([])
})

test('a note of what is to be done is refused everywhere', () => {
  for (const file of [
    'src/rules/a.ts',
    'src/layouts/a.css',
    'scripts/a.mjs',
    'tests/rules/a.test.ts'
  ]) {
    expect(problemsWith(file, `/* ${unfinished}: later */\n`)).toEqual([
      `${file}:1: ${unfinished}; finish it or open an issue`
    ])
  }
})

test('words in strings and comments are not offences', () => {
  const text = `// test.only and console.log('a')\nexport const a = "test.only('a'); sleep(3)"\n`
  expect(problemsWith('tests/panel/a.test.ts', text)).toEqual([])
})
