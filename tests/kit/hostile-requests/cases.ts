import { bodyShapes } from './shapes.ts'
import { jsonWith, TARGETS, type Target } from './plain.ts'
import { wireForms } from './wire.ts'
import { STRINGS, VALUES } from './strings.ts'

/** One request; `raw` holds its bytes if no client library would send them. */
export type Case = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  raw?: Buffer
}

/** Access tokens of the callers; undefined for a guest. */
export type Tokens = readonly (string | undefined)[]

/** A seeded random number generator. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Every field with every value, every shape, header, method and path; then endless combinations. */
export function* hostileCases(tokens: Tokens, seed = 1): Generator<Case> {
  const kinds = [
    fieldCases(tokens),
    shapeCases(tokens),
    headerCases(tokens),
    pathCases(),
    wireCases()
  ]
  // Interleaved, so that a shorter run is a sample of all cases.
  while (kinds.length > 0) {
    for (const [index, kind] of [...kinds.entries()].reverse()) {
      const { done, value } = kind.next()
      if (done) kinds.splice(index, 1)
      else yield value
    }
  }
  yield* mixedCases(tokens, dice(seed))
}

function* fieldCases(tokens: Tokens): Generator<Case> {
  const values = [...STRINGS.map((text) => JSON.stringify(text)), ...VALUES]
  for (const value of values) {
    for (const target of TARGETS) {
      for (const field of target.fields) {
        for (const token of tokensFor(target, tokens)) {
          yield request(target, { [field]: value }, token)
        }
      }
    }
  }
}

function* shapeCases(tokens: Tokens): Generator<Case> {
  for (const target of TARGETS) {
    for (const { body, headers } of bodyShapes(jsonWith(target))) {
      for (const token of tokensFor(target, tokens)) {
        const plain = request(target, {}, token)
        yield { ...plain, method: 'POST', body, headers: { ...plain.headers, ...headers } }
      }
    }
  }
}

const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Expect',
  'Forwarded',
  'Idempotency-Key',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'TE',
  'Transfer-Encoding',
  'Upgrade',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Request-Id'
]

function* headerCases(tokens: Tokens): Generator<Case> {
  for (const text of STRINGS) {
    for (const name of HEADERS) {
      for (const index of [0, 7, 12, 30]) {
        const target = TARGETS[index % TARGETS.length] as Target
        const plain = request(target, {}, tokensFor(target, tokens).at(-1))
        const value = name === 'Authorization' ? `Bearer ${text}` : text
        yield withHeader(plain, name, value)
      }
    }
  }
}

/** Requests that violate HTTP itself. */
function* wireCases(): Generator<Case> {
  for (const raw of wireForms()) yield { method: 'RAW', path: '/api/auth', headers: {}, raw }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

function* pathCases(): Generator<Case> {
  const bases = [
    '/',
    '/api/',
    '/api/general/blog/',
    '/api/payment/receipts/',
    '/mailbox/',
    '/blog/'
  ]
  const queries = ['?', '?limit=1&limit=2&offset[]=', '?__proto__[a]=1&policy_name=']
  for (const text of STRINGS) {
    for (const base of bases) {
      for (const path of [text, encodeURIComponent(text.toWellFormed())]) {
        yield withPath(`${base}${path}`, 'GET')
      }
    }
    for (const query of queries) {
      yield withPath(`/api/general/policy${query}${encodeURIComponent(text.toWellFormed())}`, 'GET')
    }
  }
  for (const method of METHODS) {
    for (const { call } of TARGETS) yield withPath(`/api${call.path}`, method)
    for (const path of ['/', '/healthz', '/readyz', '/metrics', '/openapi.json', '/api', '*']) {
      yield withPath(path, method)
    }
  }
}

/** Random combinations of two fields, a header and a shape. */
export function* mixedCases(tokens: Tokens, roll: (sides: number) => number): Generator<Case> {
  const values = [...STRINGS.map((text) => JSON.stringify(text)), ...VALUES]
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  for (;;) {
    const target = pick(TARGETS)
    const wrong: Record<string, string> = {}
    for (let more = roll(3); more >= 0 && target.fields.length > 0; more--) {
      wrong[pick(target.fields)] = pick(values)
    }
    const token = pick(tokensFor(target, tokens))
    const plain = request(target, wrong, token)
    const chance = roll(10)
    if (chance < 7) yield plain
    else if (chance < 9) yield withHeader(plain, pick(HEADERS), pick(STRINGS))
    else yield { ...plain, method: pick(METHODS) }
  }
}

/** A log-out would leave the rest of the run unauthenticated. */
function tokensFor({ name }: Target, tokens: Tokens): Tokens {
  return name === 'logOut' ? [undefined] : tokens
}

function request(target: Target, wrong: Record<string, string>, token: string | undefined): Case {
  const { method, path } = target.call
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json'
    return { method, path: `/api${path}`, headers, body: jsonWith(target, wrong) }
  }
  const words = new Map(
    Object.entries(target.input).map(([key, value]) => [key, wrong[key] ?? JSON.stringify(value)])
  )
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const word = wordOf(words.get(name) ?? '""')
    words.delete(name)
    return word
  })
  const query = [...words].map(([key, word]) => `${key}=${wordOf(word)}`).join('&')
  return { method, path: `/api${filled}${query && `?${query}`}`, headers }
}

/** Limited to the parser's maximum; longer request lines are tested elsewhere. */
function wordOf(value: string): string {
  const text = value.startsWith('"') ? (JSON.parse(value) as string) : value
  return encodeURIComponent(text.toWellFormed()).slice(0, 12_000)
}

const PLAIN_HEADER = /^[\t\x20-\x7e]*$/
const PLAIN_PATH = /^\/[\x21-\x7e]*$/

/** Sent as raw bytes if the client library refuses it, as are headers that frame the message. */
function withHeader(plain: Case, name: string, value: string): Case {
  const headers = { ...plain.headers, [name]: value }
  const frames = ['Expect', 'TE', 'Transfer-Encoding', 'Upgrade'].includes(name)
  if (PLAIN_HEADER.test(value) && value.length < 8_000 && !frames) return { ...plain, headers }
  return { ...plain, headers, raw: bytesOf({ ...plain, headers }) }
}

function withPath(path: string, method: string): Case {
  const plain: Case = { method, path, headers: {} }
  const isPlain = PLAIN_PATH.test(path) && path.length < 8_000
  return isPlain ? plain : { ...plain, raw: bytesOf(plain) }
}

function bytesOf({ body = '', headers, method, path }: Case): Buffer {
  const content = Buffer.from(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const length = content.length > 0 ? [`Content-Length: ${content.length}`] : []
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...lines, ...length]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`), content])
}
