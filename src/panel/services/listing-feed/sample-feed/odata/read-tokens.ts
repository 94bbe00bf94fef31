import { readFeedTime } from '../../feed-time.ts'
import { BadQuery } from './bad-query.ts'
import type { Literal } from './expression.ts'

export type Token = { sign: string } | { word: string } | { literal: Literal }

/** Tried in this order at each place; a time starts like a number. */
const PATTERNS: [pattern: RegExp, read: (text: string) => Token][] = [
  [/'(?:[^']|'')*'/y, (text) => ({ literal: text.slice(1, -1).replaceAll("''", "'") })],
  [/\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/y, (text) => ({ literal: timeOf(text) })],
  [/-?\d+(?:\.\d+)?/y, (text) => ({ literal: Number(text) })],
  [/[A-Za-z_][\w]*(?:\/[A-Za-z_]\w*)*/y, (text) => ({ word: text })],
  [/[(),:]/y, (text) => ({ sign: text })]
]

/** @throws BadQuery */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    while (text[at] === ' ') at++
    if (at === text.length) return tokens
    const found = tokenAt(text, at)
    if (!found) throw new BadQuery(`Syntax error at position ${at}.`)
    tokens.push(found.token)
    at += found.length
  }
}

function tokenAt(text: string, at: number): { token: Token; length: number } | undefined {
  for (const [pattern, read] of PATTERNS) {
    pattern.lastIndex = at
    const [match] = pattern.exec(text) ?? []
    if (match !== undefined) return { token: read(match), length: match.length }
  }
  return undefined
}

function timeOf(text: string): Date {
  const time = readFeedTime(text)
  if (!time) throw new BadQuery(`'${text}' is not a time.`)
  return time
}
