// Keeps files small, consistently named and finished: kebab-case, a length budget, no skipped tests or sleeps, no
// console outside scripts, no to-do notes.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nameOffences, textOffences } from './files/offences.ts'

/** Every offence in src, scripts and tests below `root`. */
export function checkFiles(root: string): string[] {
  const files = globSync('{src,scripts,tests}/**/*', { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  return files.flatMap((file) => {
    const isText = /\.(astro|css|json|md|mjs|ts|tsx)$/.test(file)
    const text = isText ? textOffences(file, readFileSync(join(root, file), 'utf8')) : []
    return [...nameOffences(file), ...text]
  })
}

if (import.meta.main) {
  const problems = checkFiles(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
