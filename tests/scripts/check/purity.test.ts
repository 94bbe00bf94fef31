import { expect, test } from 'vitest'
import { checkModules } from '../../../scripts/check/modules.ts'
import { tree } from '../../kit/tree.ts'

function problemsWith(rule: string): string[] {
  return checkModules(tree({ 'src/rules/a.ts': rule }))
}

test.each([
  ['the present', `export const now = () => new Date()`, 'uses new Date()'],
  ['the present by its number', `export const now = () => Date.now()`, 'uses Date.now'],
  [
    'the present by dayjs',
    `import dayjs from 'dayjs'\nexport const now = () => dayjs()`,
    'uses dayjs()'
  ],
  ['luck', `export const luck = () => Math.random()`, 'uses Math.random'],
  ['the network', `export const get = () => fetch('/x')`, 'uses fetch'],
  ['the environment', `export const port = () => process.env.PORT`, 'uses process'],
  [
    'the environment of the build',
    `export const base = () => import.meta.env.BASE`,
    'uses import.meta'
  ],
  ['the browser', `export const key = () => globalThis.localStorage`, 'uses globalThis'],
  [
    'the zone of the machine',
    `export const day = (at: Date) => at.getDate()`,
    'uses getDate, which depends on the machine'
  ],
  ['memory', `let count = 0\nexport const next = () => ++count`, 'keeps state']
])('a rule that knows %s is impure', (_, code, problem) => {
  const problems = problemsWith(`${code}\n`)
  expect(problems.join('\n')).toContain(`src/rules/a.ts: a rule ${problem}`)
})

test('a rule that is handed its time, and names a field like a global, is pure', () => {
  const code = `export const ends = (now: Date, x: { document: string }) =>
  // Date.now() would be wrong here, 'fetch' too
  [new Date(now.getTime() + 1), x.document, { process: 'fetch' }]\n`
  expect(problemsWith(code)).toEqual([])
})
