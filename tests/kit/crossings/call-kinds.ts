import type { Brokerage } from './brokerage.ts'
import { type Ids } from './call-inputs.ts'
import { callBytes, type CallCrossing, callOf, type Change, inputOf } from './call-request.ts'

/** Whose words the answers may have, one for each request in the bytes; undefined: nobody’s. */
type Kind = (crossing: CallCrossing) => { bytes: string; owners: (Brokerage | undefined)[] }

const as =
  (change: (crossing: CallCrossing) => Change): Kind =>
  (crossing) => ({ bytes: callBytes(crossing, change(crossing)), owners: [crossing.own] })
/** The caller is nobody. */
const nobody =
  (change: (crossing: CallCrossing) => Change): Kind =>
  (crossing) => ({ bytes: callBytes(crossing, change(crossing)), owners: [undefined] })
const plus = (headers: (crossing: CallCrossing) => string[]) =>
  as((crossing) => ({ headers: headers(crossing) }))

const MISSING = '00000000-0000-4000-8000-000000000000'
const MISSING_NUMBER = 2_000_000_000

/** Ids of the same form that nobody has. */
function missing(ids: Ids): Ids {
  const entries = Object.entries(ids).map(([field, value]) => {
    if (typeof value === 'number') return [field, MISSING_NUMBER]
    if (typeof value === 'string' && value.length === MISSING.length) return [field, MISSING]
    if (field === 'sha256') return [field, '0'.repeat(64)]
    return [field, typeof value === 'string' ? `nobody-${field}.ca` : value]
  })
  return Object.fromEntries(entries) as Ids
}

/** The input about what is another’s, with every text changed that names a row. */
function withIds(name: string, { other, own }: CallCrossing, change: (id: string) => unknown) {
  const [foreign, mine] = [inputOf(name, other.ids, own.ids), inputOf(name, own.ids, own.ids)]
  const entries = Object.entries(mine).map(([field, value]) => {
    const theirs = foreign[field]
    if (typeof theirs === 'number') return [field, theirs]
    return [field, typeof theirs === 'string' && theirs !== value ? change(theirs) : value]
  })
  return Object.fromEntries(entries) as object
}

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString()
const withQuery = (query: string) => (target: string) =>
  `${target}${target.includes('?') ? '&' : '?'}${query}`

const identity = ({ member, website_id }: Brokerage) => ({ website_id, agent_id: member.agent_id })
const bodyFor = (name: string, make: () => string): Change =>
  callOf(name).method === 'POST' ? { body: make() } : {}
const escaped = (one: string) => `%${one.charCodeAt(0).toString(16)}`
const otherMethod = (name: string) => (callOf(name).method === 'POST' ? 'GET' : 'POST')
const aboutOther = ({ name, other, own }: CallCrossing) => inputOf(name, other.ids, own.ids)
const aboutOwn = ({ name, own }: CallCrossing) => inputOf(name, own.ids, own.ids)
/** A plain call of a list, which every tenant may make. */
const list = ({ host }: CallCrossing, of: Brokerage, isKept: boolean) =>
  callBytes({ host, name: 'leadSummary', own: of, other: of }, { isKept })

/** About what is another’s, by the own session or none: nothing may come of these. */
export const FOREIGN_KINDS: Record<string, Kind> = {
  'another’s ids': as(({ other }) => ({ about: other.ids })),
  'ids that nobody has': as(({ own }) => ({ about: missing(own.ids) })),
  'another’s ids as an agent of a team': as(({ other, own }) => ({
    about: other.ids,
    token: own.member.token
  })),
  'another’s ids as an assistant': as(({ other, own }) => ({
    about: other.ids,
    token: own.assistant.token
  })),
  'another’s ids without a session': nobody(({ other }) => ({
    about: other.ids,
    token: undefined
  })),
  'another’s ids in a session that has ended': nobody(({ other, own }) => ({
    about: other.ids,
    token: own.endedToken
  })),
  'half of another’s token': nobody(({ other }) => ({
    about: other.ids,
    token: other.owner.token.slice(0, -1)
  })),
  'another’s ids twice, the own ones first': as((crossing) => {
    const [mine, theirs] = [aboutOwn(crossing), aboutOther(crossing)]
    const json = `${JSON.stringify(mine).slice(0, -1)},${JSON.stringify(theirs).slice(1)}`
    const isPost = callOf(crossing.name).method === 'POST' && json.startsWith('{"')
    return isPost ? { body: json } : { about: crossing.other.ids, target: withQuery(queryOf(mine)) }
  }),
  'another’s ids in capitals': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => id.toUpperCase())
  })),
  'another’s ids with a space': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => `${id} `)
  })),
  'another’s ids with a null behind': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => `${id}\0`)
  })),
  'another’s ids in a list': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => [id])
  })),
  'another’s ids in an object': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => ({ $eq: id }))
  })),
  'a pattern instead of an id': as((crossing) => ({
    input: withIds(crossing.name, crossing, () => '%')
  })),
  'a condition instead of an id': as((crossing) => ({
    input: withIds(crossing.name, crossing, (id) => `${id}' or '1'='1`)
  })),
  'another’s ids as a form': as((crossing) => ({
    ...bodyFor(crossing.name, () => queryOf(aboutOther(crossing))),
    headers: ['Content-Type: application/x-www-form-urlencoded']
  })),
  'another’s ids as plain text': as((crossing) => ({
    ...bodyFor(crossing.name, () => JSON.stringify(aboutOther(crossing))),
    headers: ['Content-Type: text/plain']
  })),
  'two inputs in a list': as((crossing) =>
    bodyFor(crossing.name, () => JSON.stringify([aboutOwn(crossing), aboutOther(crossing)]))
  ),
  'the other method': as((crossing) => ({
    about: crossing.other.ids,
    method: otherMethod(crossing.name),
    target: withQuery(queryOf(aboutOther(crossing)))
  })),
  'X-HTTP-Method-Override': as((crossing) => ({
    about: crossing.other.ids,
    headers: [`X-HTTP-Method-Override: ${otherMethod(crossing.name)}`]
  })),
  'the key and input of another’s call': as(({ name, other }) => ({
    about: other.ids,
    headers: [`Idempotency-Key: ${name}`]
  })),
  HEAD: as(({ other }) => ({ about: other.ids, method: 'HEAD' })),
  OPTIONS: as(({ other }) => ({ about: other.ids, method: 'OPTIONS' })),
  'another’s host': ({ other, ...crossing }) => ({
    bytes: callBytes({ ...crossing, other }, { about: other.ids, host: other.host }),
    // A website has a page for what it doesn't have.
    owners: [other]
  })
}

/** The own call, with another named somewhere besides. */
export const NAMING_KINDS: Record<string, Kind> = {
  'its own ids': as(() => ({})),
  'the same key as another’s call': plus(({ name }) => [`Idempotency-Key: ${name}`]),
  'another’s token in cookies': plus(({ other }) => [
    `Cookie: token=${other.owner.token}; access_token=${other.owner.token}; session=${other.owner.token}`
  ]),
  'another’s token in the query': as(({ other }) => ({
    target: withQuery(`access_token=${other.owner.token}`)
  })),
  'another’s token behind its own': as(({ other, own }) => ({
    token: `${own.owner.token}, Bearer ${other.owner.token}`
  })),
  'a second Authorization header': plus(({ other }) => [
    `Authorization: Bearer ${other.owner.token}`
  ]),
  'another’s token in other headers': plus(({ other }) => [
    `Proxy-Authorization: Bearer ${other.owner.token}`,
    `X-Access-Token: ${other.owner.token}`,
    `X-Auth-Token: ${other.owner.token}`
  ]),
  'another’s ids in headers': plus(({ other }) => [
    `X-Website-Id: ${other.website_id}`,
    `X-Agent-Id: ${other.agent_id}`,
    `X-Tenant: ${other.website_id}`
  ]),
  'another’s ids in the query': as(({ other }) => ({
    target: withQuery(queryOf(identity(other)))
  })),
  'another’s ids in the body': as((crossing) =>
    bodyFor(crossing.name, () =>
      JSON.stringify({ ...identity(crossing.other), ...aboutOwn(crossing) })
    )
  ),
  'another’s ids in __proto__': as((crossing) =>
    bodyFor(crossing.name, () => {
      const proto = `"__proto__":${JSON.stringify(identity(crossing.other))}`
      return `{${[proto, JSON.stringify(aboutOwn(crossing)).slice(1, -1)].filter(Boolean).join(',')}}`
    })
  ),
  'its own website': ({ own, ...crossing }) => ({
    bytes: callBytes({ ...crossing, own }, { host: own.host }),
    owners: [own]
  }),
  'X-Forwarded-Host': plus(({ other }) => [`X-Forwarded-Host: ${other.host}`]),
  Forwarded: plus(({ other }) => [`Forwarded: for=192.0.2.1;host=${other.host};proto=https`]),
  'X-Original-URL': plus(({ other }) => [
    `X-Original-URL: https://${other.host}/`,
    `X-Rewrite-URL: ${other.preview}`
  ]),
  'Origin and Referer': plus(({ other }) => [
    `Origin: https://${other.host}`,
    `Referer: https://${other.host}/`
  ]),
  'any ETag': plus(() => ['If-None-Match: *']),
  Range: plus(() => ['Range: bytes=0-99999']),
  brotli: plus(() => ['Accept-Encoding: br']),
  gzip: plus(() => ['Accept-Encoding: gzip']),
  French: plus(() => ['Accept-Language: fr-CA']),
  'an encoded path': as(() => ({
    target: (path) => path.replace(/(?<=^\/api\/)[a-z]+/, (part) => part.replace(/[a-z]/g, escaped))
  })),
  'dots in the path': as(() => ({ target: (path) => path.replace('/api/', '/api/x/../') })),
  'two slashes': as(({ other }) => ({ target: (path) => `//${other.host}${path}` })),
  'a slash at the end': as(() => ({ target: (path) => path.replace(/(?=\?|$)/, '/') })),
  'another’s call behind on one connection': (crossing) => ({
    bytes: callBytes(crossing, { isKept: true }) + list(crossing, crossing.other, false),
    owners: [crossing.own, crossing.other]
  }),
  'five pipelined calls': (crossing) => {
    const { other, own } = crossing
    const before = [other, own, other].map((one) => list(crossing, one, true)).join('')
    const bytes = before + callBytes(crossing, { isKept: true }) + list(crossing, other, false)
    return { bytes, owners: [other, own, other, own, other] }
  }
}
