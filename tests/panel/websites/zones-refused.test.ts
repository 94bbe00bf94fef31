import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkDNS } from '#contract/websites/dns.ts'
import {
  DOMAIN,
  HOUR,
  sharedCloudflare,
  startDomainPanel,
  type DomainPanel
} from '../../kit/waiting-domain.ts'

const cloudflare = await sharedCloudflare()
let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(cloudflare)
})
afterAll(() => world.panel.close())

test('a lost response leaves one zone', async () => {
  cloudflare.failNext(/POST .*zones$/, 'answer-lost')
  const { website } = await world.newWebsite()
  await world.work()
  expect((await website()).cloudflare_dns).toBe('')
  world.panel.advanceClock(30_000)
  await world.work()
  expect((await website()).cloudflare_dns).not.toBe('')
  expect(cloudflare.zones).toHaveLength(1)
})

test.each([
  ['429 with a pause', { retryAfter: 900 }, 900_000],
  ['a broken gateway', 'broken', 30_000],
  ['too many new domains', { code: 1105 }, 3 * HOUR + 60_000],
  ['a limit of the account', { code: 1118 }, 30_000]
] as const)('after %s the zone is retried when due, not before', async (_, fault, ms) => {
  cloudflare.failNext(/POST .*zones$/, fault)
  const { website } = await world.newWebsite()
  await world.work()
  world.panel.advanceClock(ms - 1)
  await world.work()
  expect(cloudflare.zones).toEqual([])
  world.panel.advanceClock(1)
  await world.work()
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
})

test('a zone in another account makes the job dead, and visible to the owner', async () => {
  cloudflare.failNext(/POST .*zones$/, { code: 1061 })
  await world.newWebsite()
  await world.work()
  const [dead] = await world.dead()
  expect(dead?.last_error).toBe('the domain has a zone that this account may not see')
})

test('an unregistered domain gets its zone once it is registered', async () => {
  cloudflare.failNext(/POST .*zones$/, { code: 1099 }, { code: 1049 })
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  expect((await world.panel.call(checkDNS, { website_id }, { token })).body.message).toBe(
    `The domain ${DOMAIN} doesn’t exist. Please check its spelling, and that it’s registered and paid for.`
  )
  world.say({ found: ['ns1.other-registrar.com'] })
  const { message } = (await world.panel.call(checkDNS, { website_id }, { token })).body
  expect(message).toContain('Found ns1.other-registrar.com. Replace it with ana')
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
})

test('a rate limit stops the checks of other domains too', async () => {
  for (let index = 0; index < 6; index++) await world.newWebsite(`home${index}.ca`)
  await world.work()
  const before = cloudflare.calls.length
  cloudflare.failNext(/GET .*zones$/, ...Array.from({ length: 5 }, () => ({ retryAfter: 900 })))
  await world.after(HOUR)
  expect(cloudflare.calls.length - before).toBe(5)
})

test('the token and the domain stay out of the log and out of the list of jobs', async () => {
  cloudflare.failNext(/POST .*zones$/, { code: 1097 })
  await world.newWebsite()
  await world.work()
  const jobs = await world.panel.world.db.selectFrom('jobs').select('last_error').execute()
  const said = world.panel.logged.join('') + JSON.stringify(jobs)
  expect(said).toContain('Cloudflare answered 400 1097 to POST /zones')
  expect(said).not.toContain(DOMAIN)
  expect(said).not.toContain(cloudflare.keys.apiToken)
})
