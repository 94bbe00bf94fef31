import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createHooks } from '#panel/app.ts'
import { exchange, type RawAnswer } from '../kit/crossings/answers.ts'
import { KINDS } from '../kit/crossings/kinds.ts'
import { COMMON_ROUTES, MARKERS, newTenant, type Tenant } from '../kit/crossings/tenants.ts'
import { startHosting } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'

const AT_ONCE = 16

let hosting: Awaited<ReturnType<typeof startHosting>>
let tenants: Tenant[]
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  tenants = []
  for (const at of MARKERS.keys()) tenants.push(await newTenant(hosting, at))
  await vi.waitFor(async () => expect((await hosting.get(tenants[2]!.former)).status).toBe(308))
})
afterAll(() => hosting.close())

const othersThan = (owner: Tenant | undefined) => tenants.filter((one) => one !== owner)
const routes = () => [...COMMON_ROUTES, ...tenants.flatMap((tenant) => tenant.routes)]

/** What of other websites is in an answer; an address that was asked for and comes back in a redirect is not. */
function foreignIn(answer: RawAnswer, asked: string, owner: Tenant | undefined): string[] {
  const { 'x-maplekey-site': site, ...headers } = answer.headers
  const location = headers['location']?.replace(asked.replace(/\/$/, ''), '') ?? ''
  const everything = JSON.stringify({ ...headers, location }) + answer.text
  const secrets = othersThan(owner).flatMap((one) => {
    const { base_url, former, host, marker, preview, token, unsubscribe, word } = one
    return [marker, word, host, base_url, former, preview, unsubscribe, token]
  })
  // Who unsubscribes knows the agent's name from the email, where a website without pages has its draft's.
  const { preview = '', unsubscribe = '' } = owner ?? {}
  const isDraft = owner && (asked.includes(preview) || asked.includes(unsubscribe))
  const hidden = tenants.flatMap(({ marker }) => {
    return isDraft ? [`Hidden${marker}`] : [`Hidden${marker}`, `Draft${marker}`]
  })
  const found = [...secrets, ...hidden].filter((secret) => everything.includes(secret))
  if (site !== undefined && site !== String(owner?.website_id)) found.push(`website ${site}`)
  return found
}

/** Sends every crossing a few at a time; returns how many answers there were, and what was foreign. */
async function cross(cases: { own: Tenant; other: Tenant; path: string; kind: string }[]) {
  const foreign: string[] = []
  const own = new Map<string, number>()
  const statuses: Record<number, number> = {}
  let answers = 0
  const left = [...cases]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const { kind, other, own: self, path } = one
        const etagOfOther = etags.get(`${other.host}${path}`) ?? '"none-br"'
        const crossing = { own: self, other, path, etagOfOther }
        const { bytes, owners } = KINDS[kind]!(crossing)
        const got = await exchange(hosting.port, bytes, kind === 'HEAD')
        // A refused connection may end before its later requests are answered.
        if (got.length === 0 || got.length > owners.length) foreign.push(`${kind}: ${got.length}`)
        for (const [at, answer] of got.entries()) {
          answers++
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          if (answer.status === 500) foreign.push(`${kind} at ${self.host}${path}: 500`)
          const owner = owners[at]
          const target = bytes.split(' ')[1] ?? ''
          const asked = target.replace(/^http:\/\/[^/]+/, '')
          const found = foreignIn(answer, asked, owner)
          if (found.length > 0) foreign.push(`${kind} at ${self.host}${path}: ${found.join(', ')}`)
          if (owner && answer.text.includes(owner.marker)) own.set(kind, (own.get(kind) ?? 0) + 1)
        }
      }
    })
  )
  return { answers, foreign, own, statuses }
}

const etags = new Map<string, string>()

test('sixty kinds of crossing at every route of three websites show nothing of another’s', async () => {
  for (const { host } of tenants) {
    for (const path of routes()) {
      const { headers } = await hosting.get(host, path, { 'accept-encoding': 'br' })
      if (headers.etag) etags.set(`${host}${path}`, headers.etag)
    }
  }
  const kinds = Object.keys(KINDS)
  const cases = tenants.flatMap((own) =>
    othersThan(own).flatMap((other) =>
      routes().flatMap((path) => kinds.map((kind) => ({ own, other, path, kind })))
    )
  )
  const { answers, foreign, own, statuses } = await cross(cases)
  measured('crossings', { kinds: kinds.length, routes: routes().length, answers, ...statuses })
  expect(foreign).toEqual([])
  expect(kinds.length).toBeGreaterThanOrEqual(60)
  // The search finds what is there: each website's own words, in every encoding.
  for (const kind of ['the host itself', 'brotli', 'gzip', 'its own domain']) {
    expect(own.get(kind)).toBeGreaterThan(50)
  }
  const [one, two] = tenants as [Tenant, Tenant]
  const [page] = await exchange(
    hosting.port,
    KINDS['brotli']!({ own: one, other: two, path: '/', etagOfOther: '' }).bytes
  )
  expect(foreignIn(page!, '/', two)).toContain(one.marker)
})

/** Texts of the sources that begin a path which hosts serve. */
function pathsInSources(): string[] {
  const files = globSync('src/{panel/{hosting,services},rules,sites}/**/*.{ts,tsx}')
  const all = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const reserved = source.matchAll(/['"`](\/_site\/[a-z]+[./]?)/g)
    const made = source.matchAll(/['"`](\/[a-z]+\.(?:svg|txt|xml|webmanifest))['"`]/g)
    return [...reserved, ...made].map(([, path = '']) => path)
  })
  return [...new Set(all)]
}

test('every route that a host serves is crossed: reserved paths, pages, posts and hooks', async () => {
  const crossed = routes()
  const paths = pathsInSources()
  expect(paths.length).toBeGreaterThan(10)
  const within = (path: string) => crossed.some((route) => route.startsWith(path))
  expect(paths.filter((path) => !within(path))).toEqual([])
  for (const { host } of tenants) {
    const { body } = await hosting.get(host, '/sitemap.xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname
    )
    expect(listed.length).toBeGreaterThan(5)
    expect(listed.filter((path) => !crossed.includes(path))).toEqual([])
  }
  const hooks = createHooks(hosting.panel.world).routes.map(({ path }) => path)
  const unseen = hooks.filter((path) => {
    const form = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    return path.startsWith('/hooks/') && !crossed.some((route) => form.test(route))
  })
  expect(unseen).toEqual([])
})

test('a suspended, paused or unpublished neighbour shows nothing, and changes nothing', async () => {
  const { db } = hosting.panel.world
  const [off, well] = tenants as [Tenant, Tenant]
  const setSite = (change: { suspended_reason?: string | null; published?: string | null }) =>
    db.updateTable('sites').set(change).where('website_id', '=', off.website_id).execute()
  const setPlan = (planStop: boolean) =>
    db.updateTable('websites').set({ planStop }).where('website_id', '=', off.website_id).execute()
  const { published } = await db
    .selectFrom('sites')
    .select('published')
    .where('website_id', '=', off.website_id)
    .executeTakeFirstOrThrow()
  const states = [
    {
      status: 451,
      enter: () => setSite({ suspended_reason: 'phishing' }),
      leave: () => setSite({ suspended_reason: null })
    },
    { status: 503, enter: () => setPlan(true), leave: () => setPlan(false) },
    {
      status: 404,
      enter: () => setSite({ published: null }),
      leave: () => setSite({ published: JSON.stringify(published) })
    }
  ]
  const neighbours = [
    'the host itself',
    'brotli',
    'X-Forwarded-Host',
    'its own domain',
    'another’s ETag',
    'five pipelined requests'
  ]
  for (const { enter, leave, status } of states) {
    await enter()
    await expect.poll(async () => (await hosting.get(off.host)).status).toBe(status)
    const cases = [off, well].flatMap((own) => {
      const other = own === off ? well : off
      return routes().flatMap((path) => neighbours.map((kind) => ({ own, other, path, kind })))
    })
    const { answers, foreign } = await cross(cases)
    measured(`with a neighbour that answers ${status}`, { kinds: neighbours.length, answers })
    expect(foreign).toEqual([])
    expect((await hosting.get(well.host)).body).toContain(well.marker)
    if (status !== 503) expect((await hosting.get(off.host)).body).not.toContain(off.marker)
    await leave()
    await expect.poll(async () => (await hosting.get(off.host)).status).toBe(200)
  }
})

test('a form with another website’s token or id is kept for nobody', async () => {
  const { db } = hosting.panel.world
  const [one, two] = tenants as [Tenant, Tenant]
  const { body } = await hosting.get(two.host, '/_site/form')
  const { form_token } = JSON.parse(body) as { form_token: string }
  hosting.panel.advanceClock(60_000)
  const fields = {
    kind: 'contact',
    page: '/',
    block: 'contact',
    language: 'en',
    name: 'Vera',
    email: 'vera@example.ca',
    phone: '4165550122',
    message: 'Hello',
    form_token,
    website_id: String(two.website_id),
    host: String(two.website_id)
  }
  const answer = await hosting.ask({
    host: one.host,
    path: '/_site/message',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString()
  })
  expect(answer.status).toBe(422)
  expect(answer.body).not.toContain(two.marker)
  const stored = db.selectFrom('leads').select('website_id').where('email', '=', fields.email)
  expect(await stored.execute()).toEqual([])
})
