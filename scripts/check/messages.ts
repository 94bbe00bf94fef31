// Keeps sentences that people read in src/messages, and French as it is written in Quebec: docs/decisions/0153 and 0226.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultsIn } from '../../tests/kit/french-faults.ts'
import { frenchTextsIn } from './messages/french.ts'
import { sentencesIn } from './messages/sentences.ts'
import { textsOf } from './texts/template-texts.ts'

/** Every sentence below `root` outside of src/messages, and every fault of a French text, with its place. */
export function checkMessages(root: string): string[] {
  const outside = filesOf(root, 'src/**/*.{astro,ts,tsx}').flatMap(({ code, file }) =>
    sentencesIn(file, code).map(
      ({ line, text }) => `${file}:${line}: '${text}' belongs in src/messages`
    )
  )
  return [...outside, ...frenchFaults(root)]
}

const FRENCH = '{messages/**/*,contract/**/labels,sections/guides/*/fr/*}'

function frenchFaults(root: string): string[] {
  return filesOf(root, `src/${FRENCH}.{astro,ts}`).flatMap(({ code, file }) => {
    const texts = file.endsWith('.astro') ? textsOf(code) : frenchTextsIn(file, code)
    return texts.flatMap(({ line, text }) =>
      faultsIn(text).map((fault) => `${file}:${line}: '${text}' has ${fault}`)
    )
  })
}

function filesOf(root: string, pattern: string): { code: string; file: string }[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ code: readFileSync(join(root, file), 'utf8'), file }))
}

if (import.meta.main) {
  const problems = checkMessages(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
