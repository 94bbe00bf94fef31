import { join } from 'node:path'
import { checkClaims } from '../check/claims.ts'
import { checkDecisions } from '../check/decisions.ts'
import { checkFiles } from '../check/files.ts'
import { checkLanguage } from '../check/language.ts'
import { checkMessages } from '../check/messages.ts'
import { checkModules } from '../check/modules.ts'
import { checkTexts } from '../check/texts.ts'
import { node, root, type Ran } from './command.ts'
import { runPart, type Result } from './report.ts'

const bin = (path: string): string => join(root, 'node_modules', path)

/** Several checkers would each find the types of the same libraries: half as much work again. */
const ONCE = ['--checkers', '1']

/** The linter reads types with a Go program, which collects garbage for a fifth of its time by default. */
const RARE_COLLECTION = { GOGC: '400' }

/** What `npm run check` runs. Two at a time, as there are two cores. */
export async function runChecks(): Promise<void> {
  await Promise.all([
    inOrder([
      () => check('Types of pages', astroCheck),
      () => check('Types', () => node([bin('typescript7/bin/tsc'), '--noEmit', '-p', '.', ...ONCE]))
    ]),
    inOrder([
      () => check('Modules', () => Promise.resolve(said(checkModules(root)))),
      () => check('Files', () => Promise.resolve(said(checkFiles(root)))),
      () => check('Language', () => Promise.resolve(said(checkLanguage(root)))),
      () => check('Texts', () => Promise.resolve(said(checkTexts(root)))),
      () => check('Messages', () => Promise.resolve(said(checkMessages(root)))),
      () => check('Claims', () => Promise.resolve(said(checkClaims(root)))),
      () => check('Decisions', () => Promise.resolve(said(checkDecisions(root)))),
      () =>
        check('Lint', () =>
          node([bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'], {
            env: RARE_COLLECTION
          })
        ),
      () => check('Format', () => node([bin('oxfmt/bin/oxfmt'), '--check'])),
      () => check('Exports and packages', () => node([bin('knip/bin/knip.js'), '--no-progress'])),
      () =>
        check('Format of pages', () =>
          node([
            bin('prettier/bin/prettier.cjs'),
            '--check',
            '--log-level=warn',
            '--cache',
            '--cache-location=node_modules/.cache/maplekey-prettier',
            '**/*.astro'
          ])
        )
    ])
  ])
}

/** Checks pages and writes the types of collections; the native compiler checks the rest faster. */
async function astroCheck(): Promise<Ran> {
  const env = { ASTRO_TELEMETRY_DISABLED: '1' }
  const project = ['--tsconfig', 'scripts/testing/tsconfig-pages.json']
  return node([bin('astro/bin/astro.mjs'), 'check', '--minimumSeverity', 'warning', ...project], {
    env
  })
}

function check(name: string, run: () => Promise<Ran>): Promise<Result> {
  return runPart(name, async () => {
    const { code, output } = await run()
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, details: output }
  })
}

function said(problems: string[]): Ran {
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') }
}

async function inOrder(tasks: (() => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) await task()
}
