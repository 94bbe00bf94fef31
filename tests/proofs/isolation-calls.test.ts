import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { feedOpener } from '#panel/actions/listings/feeds/open-feed.ts'
import { pollFeeds } from '#panel/actions/listings/feeds/poll-feeds.ts'
import { tellAgentsOfFeeds } from '#panel/actions/listings/feeds/tell-agents.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { allRows } from '../kit/all-rows.ts'
import { exchange, type RawAnswer } from '../kit/crossings/answers.ts'
import { type Brokerage, newBrokerage } from '../kit/crossings/brokerage.ts'
import { INPUTS } from '../kit/crossings/call-inputs.ts'
import { FOREIGN_KINDS, NAMING_KINDS } from '../kit/crossings/call-kinds.ts'
import { callOf, inputOf } from '../kit/crossings/call-request.ts'
import { MARKERS } from '../kit/crossings/tenants.ts'
import { startHosting } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'

const AT_ONCE = 16
const NAMES = Object.keys(CALLS)
/** Calls that take something away or stop it; these come last, as others need what they take. */
const ENDING =
  /^(cancel|changeEmail|delete|erase|leave|logOut|merge|move|pause|put|remove|reset|revoke|take|un|undo|withdraw)/

let hosting: Awaited<ReturnType<typeof startHosting>>
let tenants: Brokerage[]
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  tenants = []
  for (const at of MARKERS.keys()) tenants.push(await newBrokerage(hosting, at))
})
afterAll(() => hosting.close())

type Case = { name: string; kind: string; own: Brokerage; other: Brokerage }

/** A tenant makes the calls, and names the next one. */
function casesOf(at: number, names: readonly string[], kinds: readonly string[]): Case[] {
  const [own, other] = [tenants[at], tenants[(at + 1) % tenants.length]] as [Brokerage, Brokerage]
  return names.flatMap((name) => kinds.map((kind) => ({ name, kind, own, other })))
}

/** What only a tenant's own members and visitors may read. */
const secretsOf = (one: Brokerage) => [
  one.marker,
  one.word,
  one.host,
  one.base_url,
  one.former,
  one.preview,
  one.agent_id,
  one.owner.email,
  one.owner.token,
  ...[one.member, one.assistant].flatMap(({ agent_id, email, token }) => [agent_id, email, token]),
  ...Object.values(one.ids).filter((id) => typeof id === 'string')
]

/** What of other tenants is in an answer; what was asked for and comes back is not. */
function foreignIn(answer: RawAnswer, asked: string, owner: Brokerage | undefined): string[] {
  const everything = JSON.stringify(answer.headers) + answer.text
  const said = asked.toLowerCase()
  return tenants
    .filter((one) => one !== owner)
    .flatMap(secretsOf)
    .filter((secret) => everything.includes(secret) && !said.includes(secret.toLowerCase()))
}

const product = () => new URL(hosting.panel.world.settings.siteUrl).host
const foreign: string[] = []
const statuses: Record<number, number> = {}
let answers = 0
/** Calls that succeeded for their own tenant, and those whose answers had the tenant's words. */
const [succeeded, told] = [new Set<string>(), new Set<string>()]
/** The answers to two kinds by call and tenant, which must be the same. */
const bodies = new Map<string, string>()

async function cross(cases: readonly Case[]): Promise<void> {
  const left = [...cases].reverse()
  const work = async () => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await crossOnce(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function crossOnce({ kind, name, other, own }: Case): Promise<void> {
  const make = FOREIGN_KINDS[kind] ?? NAMING_KINDS[kind]
  const { bytes, owners } = make!({ host: product(), name, other, own })
  const got = await exchange(hosting.port, bytes, kind === 'HEAD')
  if (got.length === 0 || got.length > owners.length) foreign.push(`${kind}: ${got.length}`)
  for (const [at, answer] of got.entries()) {
    answers++
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const found = foreignIn(answer, Buffer.from(bytes, 'latin1').toString('utf8'), owners[at])
    if (found.length > 0) foreign.push(`${name}, ${kind}: ${found.join(', ')}`)
    if (answer.status >= 500) foreign.push(`${name}, ${kind}: ${answer.status}`)
  }
  const [answer] = got
  if (kind === 'its own ids' && answer?.status === 200) succeeded.add(name)
  if (kind === 'its own ids' && answer?.text.includes(own.marker)) told.add(name)
  bodies.set(`${name} ${kind} ${own.marker}`, `${answer?.status} ${answer?.text}`)
}

/** Tables that a refused call may write, such as tries and who was looked for. */
const NOTES = new Set(['failed_logins', 'human_used', 'rate_limits', 'request_keys', 'sessions'])

/** The rows of these tenants, by what stands in them. */
async function rowsOf(some: readonly Brokerage[]): Promise<string[]> {
  const marks = some.flatMap((one) => {
    return [one.marker, one.word, one.agent_id, `"website_id":${one.website_id},`]
  })
  return Object.entries(await allRows(hosting.panel.world.db))
    .filter(([table]) => !NOTES.has(table))
    .flatMap(([table, all]) => all.map((row) => `${table} ${row}`))
    .filter((row) => marks.some((mark) => row.includes(mark)))
}

/** Makes the crossings of one tenant; returns which rows of the others changed. */
async function crossFrom(at: number, names: readonly string[], kinds: readonly string[]) {
  const others = tenants.filter((_, one) => one !== at)
  // What the worker would do meanwhile is done before.
  const { world } = hosting.panel
  await workOnce(world)
  await pollFeeds(world, feedOpener(world))
  await tellAgentsOfFeeds(world)
  const before = await rowsOf(others)
  expect(before.length).toBeGreaterThan(50)
  await cross(casesOf(at, names, kinds))
  const after = new Set(await rowsOf(others))
  return before.filter((row) => !after.has(row)).map((row) => row.slice(0, 200))
}

/** Whether the call is about something that a tenant has. */
function isAbout(name: string): boolean {
  const [one, two] = tenants as [Brokerage, Brokerage]
  const [mine, theirs] = [one, two].map(({ ids }) => Object.entries(inputOf(name, ids, one.ids)))
  const ids = new Set(Object.values(two.ids).map((id) => JSON.stringify(id)))
  return (theirs ?? []).some(([field, value]) => {
    const own = mine?.find(([same]) => same === field)?.[1]
    return own !== value && [value].flat().some((id) => ids.has(JSON.stringify(id)))
  })
}

/**
 * Whether a domain or an address is taken, everybody may know; an address of no email is malformed, as one that could
 * be had would be taken here. Contents and the ids of templates are the caller's own.
 */
const DIFFERING = new Set([
  'changeEmail',
  'checkDomainExists',
  'claimDomain',
  'closeAccount',
  'deleteAnswerTemplate',
  'logIn',
  'saveAnswerTemplate',
  'saveSite',
  'takeDomain'
])

/** Calls that answer about another's rows unlike about rows that nobody has. */
function differ(names: readonly string[]): Set<string> {
  const answerTo = (name: string, kind: string, { marker }: Brokerage) =>
    bodies.get(`${name} ${kind} ${marker}`)
  return new Set(
    names.filter((name) => {
      if (!isAbout(name)) return false
      return tenants.some((own) => {
        const [theirs, none] = [`another’s ids`, 'ids that nobody has'].map((kind) =>
          answerTo(name, kind, own)
        )
        return theirs !== none
      })
    })
  )
}

test('every call of the contract has a valid input here', () => {
  const [one] = tenants as [Brokerage]
  expect(Object.keys(INPUTS).filter((name) => !(name in CALLS))).toEqual([])
  const invalid = NAMES.filter((name) => {
    return !v.is(callOf(name).input, inputOf(name, one.ids, one.ids))
  })
  expect(invalid).toEqual([])
})

test('the served routes of the panel are those of the contract', () => {
  const known = new Set(Object.values(CALLS).map(({ method, path }) => `${method} ${path}`))
  const apart = ['GET /openapi.json', 'POST /stripe/webhook']
  const served = hosting.panel.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(served.filter((route) => !known.has(route) && !apart.includes(route))).toEqual([])
})

test('fifty kinds of crossing at every call of three brokerages show and change nothing of another’s', async () => {
  const kinds = [...Object.keys(FOREIGN_KINDS), ...Object.keys(NAMING_KINDS)]
  expect(kinds.length).toBeGreaterThanOrEqual(50)
  const ending = NAMES.filter((name) => ENDING.test(name))
  const lasting = NAMES.filter((name) => !ENDING.test(name))
  const changed: string[] = []
  // What ends something without naming it, is its own tenant's alone.
  const naming = [...lasting, ...ending.filter((name) => isAbout(name))]
  for (const at of tenants.keys()) {
    changed.push(...(await crossFrom(at, naming, Object.keys(FOREIGN_KINDS))))
  }
  for (const names of [lasting, ending]) {
    for (const at of tenants.keys()) {
      changed.push(...(await crossFrom(at, names, Object.keys(NAMING_KINDS))))
    }
  }
  measured('crossings of calls', { kinds: kinds.length, calls: NAMES.length, answers, ...statuses })
  // The calls were really made: most succeed on what is one's own, and many say whose it is.
  measured('calls about what is one’s own', { succeeded: succeeded.size, told: told.size })
  expect(succeeded.size).toBeGreaterThanOrEqual(100)
  expect(told.size).toBeGreaterThanOrEqual(30)
  expect(differ(naming)).toEqual(DIFFERING)
  expect(foreign).toEqual([])
  expect(changed).toEqual([])
})
