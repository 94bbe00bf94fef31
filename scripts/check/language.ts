// Keeps signs of translation out of code, documents and screens.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What reads as translated, and what to write instead. */
export const TRANSLATED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again, from the start'],
  [/\b(a|the|every|each|this|that|no|one|of) mails?\b/i, 'an email'],
  [/\bmails\b/i, 'emails'],
  [/\bmail(ed|ing)\b(?! (address|list))/i, 'emailed'],
  [/\bfor who (?!m\b)/i, 'for people who'],
  [/\bwhoever\b/i, 'anyone who, a person'],
  [/\bhears? of\b|\bheard of\b|\bhear of\b/i, 'receives, is told about'],
  [/\b(he|she|it|who|which|they|there) stands?\b(?! out| for| on\b)/i, 'is'],
  [/\bgives? up\b|\bgiven up\b|\bgave up\b/i, 'fails, cancels, stops trying'],
  [/\bothers now\b/i, 'have changed'],
  [/\bas it comes\b/i, 'as it is'],
  [/\bgoes out\b/i, 'is sent'],
  [
    /(?<!there )\bis no (?!longer|more|one|less|later|such|doubt|way|wider|larger|older|newer|need|reason|point|room|other|matter|better|worse|different)\w+/i,
    'is not a'
  ],
  [/(?<!\bthere )\bare no (?!longer|more|less|such|other)\w+/i, 'are not'],
  [/\bsays? of\b|\bsaid of\b/i, 'says about'],
  [/\bwhat there is to\b/i, 'what can be'],
  [/\bby itself\b(?=[,.]? (whoever|who))/i, 'automatically'],
  [/Hello [^\n]{0,40},\\n\\n[a-z]/, 'a capital letter after the salutation']
]

/** Every translated phrase in the sources and documents below `root`, with its place. */
export function checkLanguage(root: string): string[] {
  const files = globSync(
    ['{src,scripts,tests,docs}/**/*.{astro,css,html,md,mjs,ts,tsx,yaml}', '*.md'],
    {
      cwd: root
    }
  )
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !EXEMPT.test(file) && statSync(join(root, file)).isFile())
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => offencesOf(line).map((told) => `${file}:${at + 1}: ${told}`))
    )
}

/** This list itself, its test, third-party texts, and what former versions wrote. */
const EXEMPT =
  /^(scripts\/check\/language\.ts|tests\/scripts\/check\/language\.test\.ts|tests\/panel\/content\/former\/.*)$/

function offencesOf(line: string): string[] {
  return TRANSLATED.flatMap(([pattern, instead]) => {
    const found = pattern.exec(line)?.[0]
    return found === undefined ? [] : [`'${found}' reads as translated; write '${instead}'`]
  })
}

if (import.meta.main) {
  const problems = checkLanguage(resolve(process.argv[2] ?? '.'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
