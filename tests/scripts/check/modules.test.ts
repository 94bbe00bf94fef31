import { expect, test } from 'vitest'
import { checkModules } from '../../../scripts/check/modules.ts'
import { tree } from '../../kit/tree.ts'

/** A small product that follows the rules: each planted offence is added to it. */
const valid = {
  'src/rules/money/money.ts': `import dayjs from 'dayjs'\nexport const cents = (at: Date) => dayjs(at).month()\n`,
  'src/contract/accounts/auth.ts': `import * as v from 'valibot'\nimport { cents } from '#rules/money/money.ts'\nexport const a = v.literal(cents)\n`,
  'src/gateways/panel.ts': `import ky from 'ky'\nimport { a } from '#contract/accounts/auth.ts'\nexport const call = [ky, a]\n`,
  'src/stores/session/session.ts': `import { call } from '#gateways/panel.ts'\nexport const $session = call\n`,
  'src/islands/auth/login.tsx': `import { $session } from '#stores/session/session.ts'\nimport '../login/field.tsx'\nexport const Login = () => <p>{$session}</p>\n`,
  'src/islands/login/field.tsx': `import { useState } from 'react'\nexport const Field = useState\n`,
  'src/layouts/base.astro': `---\nimport type { A } from 'astro'\n---\n<slot />\n<script>import '#islands/auth/login.tsx'</script>\n`,
  'src/pages/index.astro': `---\nimport Base from '#layouts/base.astro'\nimport { Login } from '#islands/auth/login.tsx'\n---\n<Base><Login client:load /></Base>\n`,
  'src/panel/tables/schema.ts': `export type Database = { at: Date }\n`,
  'src/panel/records/accounts/agents.ts': `import { sql } from 'kysely'\nimport type { Database } from '../../tables/schema.ts'\nexport const agents = (db: Database) => [sql, db]\n`,
  'src/panel/routes/auth.ts': `import { Hono } from 'hono'\nimport { a } from '#contract/accounts/auth.ts'\nimport { agents } from '../records/accounts/agents.ts'\nexport const auth = [Hono, a, agents]\n`,
  'src/panel/main.ts': `import { readFileSync } from 'node:fs'\nimport { auth } from './routes/auth.ts'\nexport const main = [auth, readFileSync]\n`
}

function problemsWith(files: Record<string, string>): string[] {
  return checkModules(tree({ ...valid, ...files }))
}

test('a product that follows the import rules passes', () => {
  expect(problemsWith({})).toEqual([])
})

test.each([
  [
    'an island may not import a gateway',
    'src/islands/a.tsx',
    `import { call } from '#gateways/panel.ts'`,
    'islands may not import gateways'
  ],
  [
    'a type is an import too',
    'src/gateways/a.ts',
    `import type { S } from '#stores/session/session.ts'`,
    'gateways may not import stores'
  ],
  [
    'so is an export from',
    'src/contract/a.ts',
    `export { call } from '#gateways/panel.ts'`,
    'contract may not import gateways'
  ],
  [
    'so is a dynamic import',
    'src/stores/a.ts',
    `export const late = () => import('#islands/auth/login.tsx')`,
    'stores may not import islands'
  ],
  [
    'so is a type written in place',
    'src/rules/a.ts',
    `export type T = import('#contract/accounts/auth.ts').T`,
    'rules may not import contract'
  ],
  [
    'so is a glob',
    'src/sections/a.ts',
    `export const all = import.meta.glob('../stores/*.ts')`,
    'sections may not import stores'
  ],
  [
    'the panel never meets the browser',
    'src/panel/routes/a.ts',
    `import { $session } from '#stores/session/session.ts'`,
    'panel/routes may not import stores'
  ],
  [
    'the browser never meets the panel',
    'src/islands/a.tsx',
    `import { agents } from '#panel/records/accounts/agents.ts'`,
    'islands may not import panel/records'
  ],
  [
    'records do not know routes',
    'src/panel/records/a.ts',
    `import { auth } from '../routes/auth.ts'`,
    'panel/records may not import panel/routes'
  ],
  [
    'routes do not know main',
    'src/panel/routes/a.ts',
    `import { main } from '../main.ts'`,
    'panel/routes may not import panel'
  ],
  [
    'an Astro frontmatter is read',
    'src/sections/a.astro',
    `---\nimport { call } from '#gateways/panel.ts'\n---\n<p>Hi</p>`,
    'sections may not import gateways'
  ],
  [
    'an Astro client script is read',
    'src/sections/a.astro',
    `<p>It's</p>\n<script>\n  import { call } from '#gateways/panel.ts'\n  call\n</script>`,
    'sections may not import gateways'
  ],
  [
    'a script linked from Astro is read',
    'src/sections/a.astro',
    `<script src="../stores/session.ts"></script>`,
    'sections may not import stores'
  ],
  [
    'an import called in Astro markup is read',
    'src/sections/a.astro',
    `<p>{await import('#stores/session/session.ts')}</p>`,
    'sections may not import stores'
  ],
  [
    'rules may not use another library',
    'src/rules/a.ts',
    `import * as v from 'valibot'`,
    'rules may not use valibot'
  ],
  [
    'a library by its inner path',
    'src/contract/a.ts',
    `import hono from 'hono/client'`,
    'contract may not use hono'
  ],
  [
    'a library with a scope',
    'src/islands/a.tsx',
    `import { persistentAtom } from '@nanostores/persistent'`,
    'islands may not use @nanostores/persistent'
  ],
  [
    'Node stays in the panel',
    'src/stores/a.ts',
    `import { readFileSync } from 'node:fs'`,
    'stores may not use node'
  ],
  [
    'only the panel routes speak Hono',
    'src/panel/records/a.ts',
    `import { Hono } from 'hono'`,
    'panel/records may not use hono'
  ],
  [
    'a neighbour by # is refused',
    'src/islands/a.tsx',
    `import { Login } from '#islands/auth/login.tsx'`,
    "# is for other modules, ./ and ../ for one's own"
  ],
  [
    'another module by ../ is refused',
    'src/stores/a.ts',
    `import { call } from '../gateways/panel.ts'`,
    "# is for other modules, ./ and ../ for one's own"
  ],
  [
    'another module by / is refused',
    'src/stores/a.ts',
    `import { call } from '/src/gateways/panel.ts'`,
    "# is for other modules, ./ and ../ for one's own"
  ],
  [
    'an import without its extension',
    'src/stores/a.ts',
    `import { call } from '#gateways/panel'`,
    'names no file; imports carry the whole name'
  ],
  [
    'an import that leaves src',
    'src/stores/a.ts',
    `import '../../../scripts/start.ts'`,
    'is outside every module'
  ],
  [
    'a script may not import an island',
    'scripts/a.ts',
    `import { Login } from '#islands/auth/login.tsx'`,
    'scripts may not import islands'
  ],
  [
    'a test imports src by #',
    'tests/a.test.ts',
    `import { cents } from '../src/rules/money/money.ts'`,
    "# is for other modules, ./ and ../ for one's own"
  ],
  [
    'a proof may not import a script',
    'tests/proofs/a.test.ts',
    `import '../../scripts/start.ts'`,
    'tests may not import scripts'
  ],
  [
    'an island may not touch storage',
    'src/islands/a.tsx',
    `export const a = () => window.localStorage.getItem('a')`,
    'window.localStorage is touched in gateways and the boot scripts alone'
  ],
  [
    'a page script may not touch the address',
    'src/page-scripts/a.ts',
    `export const a = () => location.href`,
    'location is touched in gateways and the boot scripts alone'
  ],
  [
    'an Astro client script may not touch the network',
    'src/sections/a.astro',
    `<p>Hi</p>\n<script>\n  fetch('/a')\n</script>`,
    'fetch is touched in gateways and the boot scripts alone'
  ],
  ['a module nobody planned', 'src/utils/a.ts', `export const a = 1`, 'belongs to no module'],
  [
    'a module of the panel nobody planned',
    'src/panel/helpers/a.ts',
    `export const a = 1`,
    'belongs to no module'
  ]
])('%s', (_, file, code, problem) => {
  const problems = problemsWith({ [file]: `${code}\n` })
  expect(problems.filter((line) => line.startsWith(`${file}: `)).join('\n')).toContain(problem)
})

test('a circle of modules is told, though no two files import each other', () => {
  const problems = problemsWith({
    'src/contract/b.ts': `export { c } from '#gateways/c.ts'\n`,
    'src/gateways/c.ts': `export const c = 1\n`
  })
  expect(problems.join('\n')).toContain('circle of modules: ')
})

test('a circle of two files is told', () => {
  const problems = problemsWith({
    'src/stores/a.ts': `import { b } from './b.ts'\nexport const a = b\n`,
    'src/stores/b.ts': `import { a } from './a.ts'\nexport const b = a\n`
  })
  expect(problems).toEqual(['circle: src/stores/a.ts > src/stores/b.ts > src/stores/a.ts'])
})

test('a circle of types alone, over three files, is told', () => {
  const problems = problemsWith({
    'src/rules/a.ts': `import type { B } from './b.ts'\nexport type A = B\n`,
    'src/rules/b.ts': `import type { C } from './c.ts'\nexport type B = C\n`,
    'src/rules/c.ts': `import { type A } from './a.ts'\nexport type C = A\n`
  })
  expect(problems).toEqual([
    'circle: src/rules/a.ts > src/rules/b.ts > src/rules/c.ts > src/rules/a.ts'
  ])
})
