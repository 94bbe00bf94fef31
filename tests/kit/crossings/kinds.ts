import { domainToASCII } from 'node:url'
import type { Tenant } from './tenants.ts'

/** A visitor of `own`, who tries to be shown something of `other` at one path. */
type Crossing = { own: Tenant; other: Tenant; path: string; etagOfOther: string }

/** Whose words the answers may have, one for each request in the bytes; undefined: nobody's. */
type Kind = (crossing: Crossing) => { bytes: string; owners: (Tenant | undefined)[] }

const CLOSE = 'Connection: close\r\n'

/** The own website, with these headers besides. */
const plus =
  (headers: (crossing: Crossing) => string[]): Kind =>
  (crossing) => ({
    bytes: head(crossing, { headers: headers(crossing) }),
    owners: [crossing.own]
  })
/** The own website under another path or method. */
const as =
  (change: (crossing: Crossing) => { method?: string; target?: string; host?: string }): Kind =>
  (crossing) => ({ bytes: head(crossing, change(crossing)), owners: [crossing.own] })
/** A host that is nobody's. */
const nobody =
  (host: (crossing: Crossing) => string): Kind =>
  (crossing) => ({ bytes: head(crossing, { host: host(crossing) }), owners: [undefined] })
const raw =
  (bytes: (crossing: Crossing) => string, isOwn = false): Kind =>
  (crossing) => ({ bytes: bytes(crossing), owners: [isOwn ? crossing.own : undefined] })

function head(
  { own, path }: Crossing,
  change: { headers?: string[]; host?: string; method?: string; target?: string } = {}
): string {
  const { headers = [], host = own.host, method = 'GET', target = path } = change
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers]
  return `${lines.join('\r\n')}\r\n${CLOSE}\r\n`
}

function post({ host }: Tenant, path: string, body: string): string {
  const type = 'Content-Type: application/x-www-form-urlencoded'
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${CLOSE}\r\n${body}`
}

const get = (host: string, path: string, end = '') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${end}\r\n`

/** Latin letters that look like Cyrillic ones. */
const homograph = (host: string) => host.replace('a', 'а').replace('e', 'е').replace('o', 'о')

export const KINDS: Record<string, Kind> = {
  'the host itself': as(() => ({})),
  'upper case': as(({ own }) => ({ host: own.host.toUpperCase() })),
  'with a port': as(({ own }) => ({ host: `${own.host}:8443` })),
  'with a trailing dot': as(({ own }) => ({ host: `${own.host}.` })),
  'with a dot and a port': as(({ own }) => ({ host: `${own.host}.:443` })),
  'its own domain': as(({ own }) => ({ host: own.base_url })),
  'its www host': as(({ own }) => ({ host: `www.${own.base_url}` })),
  'its former host': as(({ own }) => ({ host: own.former })),
  'X-Forwarded-Host': plus(({ other }) => [`X-Forwarded-Host: ${other.host}`]),
  'X-Forwarded-Server, -Proto and -Port': plus(({ other }) => [
    `X-Forwarded-Server: ${other.host}`,
    'X-Forwarded-Proto: http',
    'X-Forwarded-Port: 80'
  ]),
  Forwarded: plus(({ other }) => [`Forwarded: for=192.0.2.1;host=${other.host};proto=https`]),
  'X-Host and X-Original-Host': plus(({ other }) => [
    `X-Host: ${other.host}`,
    `X-Original-Host: ${other.host}`
  ]),
  'X-Original-URL and X-Rewrite-URL': plus(({ other, path }) => [
    `X-Original-URL: https://${other.host}${path}`,
    `X-Rewrite-URL: ${other.preview}`
  ]),
  'Origin and Referer': plus(({ other }) => [
    `Origin: https://${other.host}`,
    `Referer: https://${other.host}/`
  ]),
  'another agent’s session': plus(({ other }) => [
    `Authorization: Bearer ${other.token}`,
    `Cookie: token=${other.token}; site=1`
  ]),
  'X-HTTP-Method-Override': plus(() => ['X-HTTP-Method-Override: POST']),
  'a cache’s headers': plus(() => ['Cache-Control: only-if-cached', 'Pragma: akamai-x-get-true']),
  'another’s ETag': plus(({ etagOfOther }) => [`If-None-Match: ${etagOfOther}`]),
  'any ETag': plus(() => ['If-None-Match: *', 'If-Match: *']),
  'an old date': plus(() => ['If-Modified-Since: Mon, 23 Nov 2026 06:00:00 GMT']),
  Range: plus(({ etagOfOther }) => ['Range: bytes=0-99999', `If-Range: ${etagOfOther}`]),
  brotli: plus(() => ['Accept-Encoding: br']),
  gzip: plus(() => ['Accept-Encoding: gzip']),
  'an encoding nobody has': plus(() => ['Accept-Encoding: zstd;q=1, br;q=0, identity;q=0']),
  'French first': plus(() => ['Accept-Language: fr-CA, en;q=0.1']),
  HEAD: as(() => ({ method: 'HEAD' })),
  OPTIONS: as(() => ({ method: 'OPTIONS' })),
  PUT: as(() => ({ method: 'PUT' })),
  PURGE: as(() => ({ method: 'PURGE' })),
  TRACE: as(() => ({ method: 'TRACE' })),
  'a form for another': ({ other, own, path }) => ({
    bytes: post(own, path, `website_id=${other.website_id}&host=${other.website_id}&name=x&page=/`),
    owners: [own]
  }),
  'an encoded path': as(({ path }) => ({ target: path.replace(/[a-z]/, (one) => escaped(one)) })),
  'dots in the path': as(({ path }) => ({ target: `/x/..${path}` })),
  'encoded dots': as(({ other, path }) => ({ target: `/%2e%2e/${other.host}${path}` })),
  'two slashes and a host': as(({ other, path }) => ({ target: `//${other.host}${path}` })),
  'a slash at the end': as(({ path }) => ({ target: `${path}/` })),
  backslashes: as(({ path }) => ({ target: path.replaceAll('/', '\\/') })),
  'a query with a host': as(({ other, path }) => ({
    target: `${path}?host=${other.website_id}&website_id=${other.website_id}&revision=1`
  })),
  'the second language': as(({ path }) => ({ target: `/fr${path}` })),
  'the first language': as(({ path }) => ({ target: `/en${path}` })),
  'a space and a key': as(({ other, path }) => ({ target: `${path}%20${other.website_id}%201` })),
  'a target with its own host': as(({ own, path }) => ({ target: `http://${own.host}${path}` })),
  'a target with another host': raw(
    ({ other, own, path }) =>
      `GET http://${other.host}${path} HTTP/1.1\r\nHost: ${own.host}\r\n${CLOSE}\r\n`
  ),
  'two Host headers': raw(({ other, own, path }) =>
    get(own.host, path, `Host: ${other.host}\r\n${CLOSE}`)
  ),
  'the same Host twice': raw(({ own, path }) =>
    get(own.host, path, `Host: ${own.host}\r\n${CLOSE}`)
  ),
  'a folded Host': raw(
    ({ other, own, path }) =>
      `GET ${path} HTTP/1.1\r\nHost: ${own.host}\r\n ${other.host}\r\n${CLOSE}\r\n`
  ),
  'HTTP/1.0': raw(({ own, path }) => `GET ${path} HTTP/1.0\r\nHost: ${own.host}\r\n\r\n`, true),
  'HTTP/1.0 without a host': raw(({ path }) => `GET ${path} HTTP/1.0\r\n\r\n`),
  'two hosts in one header': nobody(({ other, own }) => `${own.host}, ${other.host}`),
  'a user before the host': nobody(({ other, own }) => `${own.host}@${other.host}`),
  'a path after the host': nobody(({ other, own }) => `${own.host}/${other.host}`),
  'an empty host': nobody(() => ''),
  'an unknown host': nobody(() => 'nobody.test'),
  'a label before': nobody(({ own }) => `a.${own.host}`),
  'a label behind': nobody(({ own }) => `${own.host}.evil.test`),
  'the parent domain': nobody(({ own }) => own.host.split('.').slice(1).join('.')),
  'an encoded host': nobody(({ own }) => own.host.replace('s', '%73')),
  'a homograph in punycode': nobody(({ own }) => domainToASCII(homograph(own.host))),
  'a homograph': nobody(({ own }) => Buffer.from(homograph(own.host)).toString('latin1')),
  'another host behind on one connection': ({ other, own, path }) => ({
    bytes: get(own.host, path) + get(other.host, path, CLOSE),
    owners: [own, other]
  }),
  'five pipelined requests': ({ other, own, path }) => ({
    bytes:
      [other, own, other, own].map(({ host }) => get(host, path)).join('') +
      get(own.host, '/', CLOSE),
    owners: [other, own, other, own, own]
  })
}

const escaped = (one: string) => `%${one.charCodeAt(0).toString(16)}`
