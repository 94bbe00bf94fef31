import fc from 'fast-check'

/**
 * Generates requests by the grammar of RFC 9112 as lists of pieces, so that any piece can be broken.
 * The service must answer an unbroken one.
 */
export type Piece = { name: string; text: string }

const CRLF: Piece = { name: 'line end', text: '\r\n' }
const SP: Piece = { name: 'space', text: ' ' }

const tchar = fc.constantFrom(..."!#$%&'*+-.^_`|~0aZ")
const token = fc.string({ unit: tchar, minLength: 1, maxLength: 12 })
const pchar = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(..."abcz019-._~!$&'()*+,;=:@") },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((byte) => `%${hex(byte)}`) }
)
const segment = fc.string({ unit: pchar, maxLength: 10 })

/** Paths of every kind: pages, files, API calls, webhooks and health checks. */
const KNOWN = [
  '/',
  '/pricing',
  '/nowhere',
  '/_astro/page.abc.js',
  '/csp.json',
  '/api',
  '/api/general/siteData',
  '/api/general/policy?policy_name=privacy-policy',
  '/api/general/contactUs',
  '/api/general/blog/1',
  '/api/auth',
  '/api/auth/forgotPassword',
  '/api/user',
  '/api/payment/paymentMethods',
  '/api/nowhere',
  '/hooks/publish',
  '/hooks/nowhere',
  '/openapi.json',
  '/mailbox',
  '/mailbox/none.eml',
  '/healthz',
  '/readyz',
  '/metrics'
]
const query = fc.oneof(
  fc.constant(''),
  fc.string({ unit: pchar, maxLength: 12 }).map((text) => `?${text}`)
)
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', '/api', '/hooks', '/mailbox', '/_astro'),
        fc.array(segment, { maxLength: 4 }),
        query
      )
      .map(([start, segments, end]) => `${start}/${segments.join('/')}${end}`)
  }
)
const host = fc.constantFrom('localhost', 'localhost:4321', '127.0.0.1', '[::1]', 'maplekey.test')
const target = fc.oneof(
  { weight: 12, arbitrary: path },
  { weight: 2, arbitrary: fc.tuple(host, path).map(([name, rest]) => `http://${name}${rest}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'localhost:443', '[::1]:443') }
)
const method = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS'
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('CONNECT', 'TRACE', 'QUERY', 'PROPFIND', 'M-SEARCH', 'LINK')
  },
  { weight: 1, arbitrary: token }
)

const qvalue = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1.000')
const coding = fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*', 'x-gzip')
const range = fc
  .tuple(fc.nat(30), fc.nat(30))
  .chain(([from, to]) =>
    fc.constantFrom(
      `bytes=${from}-${to}`,
      `bytes=${from}-`,
      `bytes=-${to}`,
      `bytes=${from}-${to},${to}-`
    )
  )
const fieldValue = fc.string({ unit: fc.constantFrom(...'abc XYZ019\t,;="()é'), maxLength: 20 })

/** Headers that affect processing, and arbitrary ones. */
const header = fc.oneof(
  named(
    'Accept-Encoding',
    fc
      .array(fc.tuple(coding, qvalue), { maxLength: 3 })
      .map((all) => all.map((one) => one.join('')).join(', '))
  ),
  named('Connection', fc.constantFrom('close', 'keep-alive', 'upgrade', 'keep-alive, Upgrade')),
  named('Upgrade', fc.constantFrom('websocket', 'h2c', 'HTTP/2.0', 'TLS/1.0')),
  named('Expect', fc.constantFrom('100-continue', '200-ok')),
  named('Range', range),
  named('If-None-Match', fc.constantFrom('*', '""', 'W/"1-1"', '"a", "b"')),
  named('If-Modified-Since', fc.constantFrom('Sun, 22 Nov 2026 14:00:00 GMT', 'yesterday')),
  named('Authorization', fc.constantFrom('Bearer none', 'Basic YTpi', 'Bearer')),
  named(
    'X-Forwarded-For',
    fc.constantFrom('203.0.113.9', '::1', 'unknown', '1.2.3.4, ::ffff:9.9.9.9')
  ),
  named('X-Request-Id', token),
  named('Idempotency-Key', token),
  named('Cookie', fieldValue),
  named('Trailer', fc.constant('X-After')),
  fc.tuple(token, fieldValue)
)

/** A body with a Content-Length, a chunked one with extensions and trailers, or none. */
const content = fc.oneof(
  fc.constantFrom(
    '{}',
    '[]',
    '{"email":"a@b.ca"}',
    '{"email":"a@b.ca","password":"not this one","recaptcha":"x"}'
  ),
  fc.json({ maxDepth: 2 })
)
const chunked = fc.tuple(
  fc.array(content, { maxLength: 3 }),
  fc.constantFrom('', ';a', ';a=b', ';a="b c"'),
  fc.boolean()
)
const body = fc.oneof(
  { weight: 2, arbitrary: fc.constant([[], []] as [Piece[], Piece[]]) },
  { weight: 2, arbitrary: content.map(whole) },
  {
    weight: 2,
    arbitrary: chunked.map(([chunks, extension, trailer]) => inChunks(chunks, extension, trailer))
  }
)

/** A request as its pieces. */
export const wellFormed: fc.Arbitrary<Piece[]> = fc
  .tuple(
    method,
    target,
    fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'),
    host,
    fc.array(header, { maxLength: 5 }),
    body
  )
  .map(([verb, address, version, name, headers, [bodyHeaders, bodyPieces]]) => [
    { name: 'method', text: verb },
    SP,
    { name: 'target', text: address },
    SP,
    { name: 'version', text: version },
    CRLF,
    ...field('Host', name),
    ...headers.flatMap(([key, value]) => field(key, value)),
    ...bodyHeaders,
    CRLF,
    ...bodyPieces
  ])

function named(name: string, value: fc.Arbitrary<string>): fc.Arbitrary<[string, string]> {
  return value.map((text) => [name, text])
}

function field(name: string, value: string): Piece[] {
  return [
    { name: 'field name', text: name },
    { name: 'colon', text: ':' },
    SP,
    { name: 'field value', text: value },
    CRLF
  ]
}

function whole(text: string): [Piece[], Piece[]] {
  const headers = [
    ...field('Content-Type', 'application/json'),
    ...field('Content-Length', String(Buffer.byteLength(text)))
  ]
  return [headers, [{ name: 'body', text }]]
}

function inChunks(chunks: string[], extension: string, hasTrailer: boolean): [Piece[], Piece[]] {
  const headers = [
    ...field('Content-Type', 'application/json'),
    ...field('Transfer-Encoding', 'chunked')
  ]
  const pieces = chunks.flatMap((text) => [
    { name: 'chunk size', text: Buffer.byteLength(text).toString(16) },
    { name: 'chunk extension', text: extension },
    CRLF,
    { name: 'chunk', text },
    CRLF
  ])
  const end = [
    { name: 'last chunk', text: '0' },
    CRLF,
    ...(hasTrailer ? field('X-After', 'x') : []),
    CRLF
  ]
  return [headers, [...pieces, ...end]]
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
