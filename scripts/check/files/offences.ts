import { callsOf } from './calls.ts'

const LINES_MAX = 250

/** The shape and first content of the database is data: a row more is no reason to split a file. */
const DATA = /^src\/panel\/tables\//
const COUNTED = /\.(astro|css|ts|tsx)$/

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** A page is named by its address: `forgotPassword`, `[blog_id]`, `rss.xml`. */
const ADDRESS = /^(\[(\.\.\.)?\w+\]|[a-zA-Z0-9-]+(\.(txt|xml))?)$/
const NAMED_BY_OTHERS = new Set(['Caddyfile', 'Dockerfile', 'README.md', 'RUNBOOK.md'])

const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`)
const LEFT_OUT =
  /^(test|it|describe|suite)(\.\w+)*\.(fails|fixme|only|skip|todo)(\.|$)|^(fit|fdescribe|xit|xtest|xdescribe)$/
const WAITS = /(^|\.)(delay|pause|sleep|waitForTimeout)$/
const CONSOLE = /^console\.\w+$/

/** What is wrong with a file's name. */
export function nameOffences(file: string): string[] {
  const parts = file.split('/').slice(1)
  const isPage = file.startsWith('src/pages/')
  const bad = parts.find((part) => {
    const stem = part.replace(/(\.(test|module|config|d))?\.\w+$/, '')
    return !NAMED_BY_OTHERS.has(part) && !(isPage ? ADDRESS : KEBAB).test(stem)
  })
  return bad === undefined ? [] : [`${file}: ${bad} is not kebab-case`]
}

/** What is wrong with a file's text. */
export function textOffences(file: string, code: string): string[] {
  const lines = code.replace(/\n$/, '').split('\n')
  const problems: string[] = []

  if (COUNTED.test(file) && !DATA.test(file) && lines.length > LINES_MAX) {
    problems.push(`${file}: ${lines.length} lines; a file ends at ${LINES_MAX}`)
  }
  for (const [index, line] of lines.entries()) {
    const word = UNFINISHED.exec(line)?.[0]
    if (word) problems.push(`${file}:${index + 1}: ${word}; finish it or open an issue`)
  }
  return /\.(astro|ts|tsx|mjs)$/.test(file) ? [...problems, ...callOffences(file, code)] : problems
}

function callOffences(file: string, code: string): string[] {
  const isTest = file.startsWith('tests/')
  const isKit = file.startsWith('tests/kit/')
  const speaks = file.startsWith('scripts/')
  const problems: string[] = []

  for (const { line, callee, text } of callsOf(file, code)) {
    const at = `${file}:${line}`
    if (!speaks && !isKit && CONSOLE.test(callee)) problems.push(`${at}: ${callee} is stray`)
    if (isTest && LEFT_OUT.test(callee)) problems.push(`${at}: ${callee} leaves tests out`)
    if (isTest && !isKit && isWait(callee, text))
      problems.push(`${at}: a test waits for time to pass`)
  }
  return problems
}

/** A promise that a timer resolves is a sleep, whatever its name. */
function isWait(callee: string, text: string): boolean {
  return (
    WAITS.test(callee) ||
    (callee === 'setTimeout' && /^setTimeout\(\s*(\w+\s*,|\d+\s*[,)])/.test(text))
  )
}
