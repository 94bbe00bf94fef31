// Keeps texts out of page templates: they are in src/messages (docs/decisions/0133 and 0152).
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { textsOf } from './texts/template-texts.ts'

/** The bodies of guides are documents, a folder for each language: docs/decisions/0151. */
const DOCUMENTS = /^src\/sections\/guides\/[^/]+\/[a-z]{2}\//

/** Every text in a template below `root`, with its place. */
export function checkTexts(root: string): string[] {
  return globSync('src/{layouts,pages,sections}/**/*.astro', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !DOCUMENTS.test(file))
    .sort()
    .flatMap((file) =>
      textsOf(readFileSync(join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}: '${text}' belongs in src/messages`
      )
    )
}

if (import.meta.main) {
  const problems = checkTexts(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
