// Keeps sentences that people read in src/messages: see docs/decisions/0153.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sentencesIn } from './messages/sentences.ts'

/** Every sentence below `root` outside of src/messages, with its place. */
export function checkMessages(root: string): string[] {
  const files = globSync('src/**/*.{astro,ts,tsx}', { cwd: root })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      sentencesIn(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}: '${text}' belongs in src/messages`
      )
    )
}

if (import.meta.main) {
  const problems = checkMessages(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
