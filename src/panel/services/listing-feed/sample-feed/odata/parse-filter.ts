import { BadQuery } from './bad-query.ts'
import type { Comparison, Expression, Literal } from './expression.ts'
import { readTokens, type Token } from './read-tokens.ts'

const COMPARISONS = ['eq', 'ge', 'gt', 'le', 'lt', 'ne']

/** Parses eq, ne, gt, lt, ge, le, and, or, not, in, has, any and contains. @throws BadQuery */
export function parseFilter(text: string): Expression {
  const tokens = readTokens(text)
  let at = 0
  const either = (): Expression => {
    let left = both()
    while (takeWord('or')) left = { kind: 'or', left, right: both() }
    return left
  }
  const both = (): Expression => {
    let left = negated()
    while (takeWord('and')) left = { kind: 'and', left, right: negated() }
    return left
  }
  const negated = (): Expression => (takeWord('not') ? { kind: 'not', of: negated() } : condition())

  function condition(): Expression {
    if (takeSign('(')) {
      const inner = either()
      expectSign(')')
      return inner
    }
    const field = expectWord()
    if (field === 'contains' && takeSign('(')) return contains()
    if (field.endsWith('/any') && takeSign('(')) return any(field.slice(0, -'/any'.length))
    const by = expectWord()
    if (by === 'in') return { kind: 'in', field, values: list() }
    if (by === 'has') return { kind: 'has', field, value: textOf(literal()) }
    if (!isComparison(by)) throw new BadQuery(`'${by}' is not an operator.`)
    return { kind: 'compare', field, by, value: literal() }
  }

  function contains(): Expression {
    const field = expectWord()
    expectSign(',')
    const text = textOf(literal())
    expectSign(')')
    return { kind: 'contains', field, text }
  }

  function any(field: string): Expression {
    if (takeSign(')')) return { kind: 'any', field, variable: '', of: undefined }
    const variable = expectWord()
    expectSign(':')
    const of = either()
    expectSign(')')
    return { kind: 'any', field, variable, of }
  }

  function list(): Literal[] {
    expectSign('(')
    const values = [literal()]
    while (takeSign(',')) values.push(literal())
    expectSign(')')
    return values
  }

  function literal(): Literal {
    const token = tokens[at++]
    if (token && 'literal' in token) return token.literal
    const named = token && 'word' in token ? NAMED.get(token.word) : undefined
    if (named === undefined) throw new BadQuery('A value is expected.')
    return named
  }

  function takeWord(word: string): boolean {
    return take((token) => 'word' in token && token.word === word)
  }
  function takeSign(sign: string): boolean {
    return take((token) => 'sign' in token && token.sign === sign)
  }
  function take(isIt: (token: Token) => boolean): boolean {
    const token = tokens[at]
    const isTaken = token !== undefined && isIt(token)
    if (isTaken) at++
    return isTaken
  }
  function expectSign(sign: string): void {
    if (!takeSign(sign)) throw new BadQuery(`'${sign}' is expected.`)
  }
  function expectWord(): string {
    const token = tokens[at++]
    if (!token || !('word' in token)) throw new BadQuery('A name is expected.')
    return token.word
  }

  const parsed = either()
  if (at < tokens.length) throw new BadQuery('The filter goes on where it should end.')
  return parsed
}

const NAMED = new Map<string, Literal>([
  ['null', null],
  ['true', true],
  ['false', false]
])

function isComparison(word: string): word is Comparison {
  return COMPARISONS.includes(word)
}

function textOf(value: Literal): string {
  if (typeof value !== 'string') throw new BadQuery('A text is expected.')
  return value
}
