import { afterAll, beforeEach, expect, test } from 'vitest'
import { domainReport, moveDomain, putDomainBack } from '#contract/websites/domain.ts'
import { OLD_ADDRESS } from '../../kit/domain-internet.ts'
import {
  DAY,
  DOMAIN,
  HOUR,
  sharedCloudflare,
  startDomainPanel,
  type DomainPanel
} from '../../kit/waiting-domain.ts'

const WWW = `www.${DOMAIN}`
const cloudflare = await sharedCloudflare()
let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(cloudflare)
  world.say({ found: ['ns1.other-registrar.com'] })
  world.internet.oldRecords = [
    { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
    { type: 'CNAME', name: WWW, content: DOMAIN },
    { type: 'MX', name: DOMAIN, content: '10 mx.provider.ca' }
  ]
})
afterAll(() => world.panel.close())

const zone = () => cloudflare.zones[0]!
test('a domain that points elsewhere twice in 24 hours is lost, and its agent is emailed once', async () => {
  const { website } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')

  world.say({ found: ['ns1.other-registrar.com'] })
  await world.after(DAY / 2)
  expect((await website()).domain_state).toBe('live')
  await world.after(DAY / 4)
  const { cloudflare_domain_status, domain_state, website_url } = await website()
  expect([cloudflare_domain_status, domain_state]).toEqual(['Inactive', 'lost'])
  expect(website_url).toContain('.sites.maplekey.test')
  await world.after(DAY)
  await world.after(DAY)
  expect(world.told().slice(2)).toEqual([`${DOMAIN} no longer shows your website`])
  const email = world.panel.emails.find(({ subject }) => subject.includes('no longer shows'))
  expect(email?.text).toContain(`Your website stays open at ${website_url}.`)

  world.delegate()
  await world.after(DAY)
  await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
})

test('a website that is taken offline for a week keeps its domain, without an email', async () => {
  const { website } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
  const told = world.told()

  world.internet.isClosed = true
  for (let look = 0; look < 14; look++) await world.after(DAY / 2)
  expect((await website()).domain_state).toBe('live')
  world.internet.isClosed = false
  await world.after(DAY)
  expect(world.told()).toEqual(told)
})

test('a domain goes live once its website shows something, not before', async () => {
  const { website } = await world.newWebsite()
  await world.work()
  world.delegate()
  world.internet.isClosed = true
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  expect((await website()).domain_state).not.toBe('live')
  world.internet.isClosed = false
  await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
})

test.each([
  ['a timeout', { problem: 'timeout' }],
  ['an unreachable DNS', { problem: 'unreachable' }]
] as const)('%s loses no domain', async (_, answer) => {
  const { website } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  const { nameServers } = world.internet
  world.internet.nameServers = answer
  const { resolver } = world.panel.world
  world.panel.world.resolver = { ...resolver, lookUp: async () => ({ problem: answer.problem }) }
  for (let look = 0; look < 4; look++) await world.after(DAY)
  expect((await website()).domain_state).toBe('live')
  world.internet.nameServers = nameServers
})

test('our own outage loses no domain', async () => {
  const { website } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  world.internet.hosting = async () => undefined
  for (let look = 0; look < 4; look++) await world.after(DAY)
  expect((await website()).domain_state).toBe('live')
})

test('Put it back restores what was replaced, and no job moves the domain until its agent asks', async () => {
  const { token, website } = await world.newWebsite()
  await world.work()
  expect((await world.panel.call(putDomainBack, {}, { token })).status).toBe(409)
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
  const report = async () => (await world.panel.call(domainReport, {}, { token })).body
  expect(await report()).toMatchObject({
    can_put_back: true,
    before: [`${DOMAIN}  A  ${OLD_ADDRESS}`, `${WWW}  CNAME  ${DOMAIN}`]
  })

  const { body } = await world.panel.call(putDomainBack, {}, { token })
  expect(body).toMatchObject({ can_put_back: false, page_title: 'Osei Homes, since 1998' })
  expect(world.inZone(DOMAIN)).toContainEqual(['A', OLD_ADDRESS, false])
  expect(world.inZone(WWW)).toEqual([['CNAME', DOMAIN, false]])
  expect(world.inZone(DOMAIN).filter(([type]) => type === 'MX')).toHaveLength(1)
  for (let look = 0; look < 3; look++) await world.after(DAY)
  expect(world.inZone(DOMAIN)).toContainEqual(['A', OLD_ADDRESS, false])
  expect(await website()).toMatchObject({
    domain_state: 'held',
    cloudflare_domain_status: 'Inactive'
  })

  await world.panel.call(moveDomain, {}, { token })
  await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
})

test('a job that is moving a domain while its agent puts it back does not win', async () => {
  const { token, website_id } = await world.newWebsite()
  await world.work()
  world.delegate()
  for (let look = 0; look < 3; look++) await world.after(HOUR)
  await world.panel.call(putDomainBack, {}, { token })
  zone().records = zone().records.filter(({ name }) => name !== DOMAIN && name !== WWW)
  for (const name of [DOMAIN, WWW]) {
    const content = await world.target(website_id)
    zone().records.push({ id: `late-${name}`, type: 'CNAME', name, content, proxied: true })
  }
  await world.after(DAY)
  expect(world.inZone(DOMAIN)).toEqual([['A', OLD_ADDRESS, false]])
})
