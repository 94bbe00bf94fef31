import type { Case } from './cases.ts'
import type { Answer } from './send.ts'

const SLOW_MS = 2000

/** Stack traces, local paths and database errors, which no response may contain. */
const LEAKS: readonly RegExp[] = [
  /^\s+at .+:\d+:\d+/m,
  /(file:\/\/|\/node_modules\/|\/(work|home|root|tmp|usr|var)\/[\w.-]+\/)/,
  /\b(src|scripts)\/[\w/-]+\.ts\b/,
  /\b(PGlite|kysely|SQLSTATE|postgres:|ECONN\w+|ENOENT|EACCES)\b/,
  /\b(syntax error at|relation "|column "|violates \w+ constraint|invalid input syntax)/,
  /\bselect\b.{0,200}\bfrom\b.{0,80}\bwhere\b/i,
  /\b(insert into|delete from) \w+/i,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError|ValiError)\b/
]

/** What is wrong with a response, if anything. */
export function faultOf({ path, raw }: Case, answer: Answer): string | undefined {
  const { body, head, ms, status } = answer
  if (status >= 500) return `answered ${status}`
  if (status === 0 && raw === undefined) return 'hung up'
  if (ms > SLOW_MS) return `took ${Math.round(ms)} ms`
  const leak = LEAKS.find(
    (pattern) => pattern.test(status === 200 ? '' : body) || pattern.test(head)
  )
  if (leak) return `leaks ${leak.exec(body + head)?.[0]?.slice(0, 80)}`
  if (/^\/api\//.test(path) && status === 200 && LEAKS[0]?.test(body)) return 'leaks a stack'
  return undefined
}

/** A short, one-line summary of a request. */
export function summaryOf({ body, headers, method, path, raw }: Case): string {
  const words = raw ? raw.toString('latin1') : `${JSON.stringify(headers)} ${String(body ?? '')}`
  return `${method} ${path.slice(0, 120)} ${words.slice(0, 200)}`
}
