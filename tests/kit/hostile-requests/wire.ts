/** Raw requests that no client library would send. */
export function wireForms(): Buffer[] {
  const post = (headers: string[], body = '') =>
    `${['POST /api/auth HTTP/1.1', 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n${body}`
  const json = 'Content-Type: application/json'
  const get = (path: string, ...headers: string[]) =>
    `${[`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
  const many = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index))

  const texts = [
    // A truncated body, then the client disconnects.
    post([json, 'Content-Length: 500'], '{"email":"a@x.ca"'),
    post([json, 'Content-Length: 60000'], '{"email":'),
    post([json, 'Content-Length: -1'], '{}'),
    post([json, 'Content-Length: 2', 'Content-Length: 3'], '{}'),
    post([json, 'Content-Length: 99999999999999999999'], '{}'),
    post([json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    post([json, 'Transfer-Encoding: chunked'], '5\r\n{"a":\r\nzz\r\n1}\r\n0\r\n\r\n'),
    post([json, 'Transfer-Encoding: chunked'], 'ffffffffffffffff\r\n{}'),
    post([json, 'Transfer-Encoding: chunked, identity'], '{}'),
    post([json, 'Transfer-Encoding: chunked', 'Connection: close'], '2\r\n{}\r\n0\r\n\r\n'),
    post([json, 'Expect: 100-continue', 'Content-Length: 2', 'Connection: close'], '{}'),
    post([json, 'Expect: 200-ok', 'Content-Length: 2', 'Connection: close'], '{}'),
    get('/', ...many(150, (index) => `X-${index}: ${index}`)),
    get('/', ...many(2_500, (index) => `X-${index}: ${index}`)),
    get('/', `X-Long: ${'x'.repeat(15_000)}`),
    get('/', `X-Long: ${'x'.repeat(100_000)}`),
    get(`/${'x'.repeat(15_000)}`),
    get(`/${'x'.repeat(100_000)}`),
    get('/api/general/siteData', 'Upgrade: websocket', 'Connection: Upgrade'),
    get('/api/general/siteData', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
    get('http://evil.test/api/general/siteData'),
    get('//evil.test/%2e%2e'),
    get('/api/general/blog/%ff%fe'),
    get('/%2e%2e/%2e%2e/etc/passwd'),
    get('/..;/..;/'),
    get('/api/%00'),
    get('/api//general///siteData'),
    get('/a b'),
    get('*'),
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b/../\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : localhost\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\n folded: yes\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n',
    'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET /\r\n',
    'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\r\n\r\n\r\n',
    'x'.repeat(100_000),
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'
  ]
  return texts.map((text) => Buffer.from(text, 'latin1'))
}
