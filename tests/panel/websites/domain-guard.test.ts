import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkDNS } from '#contract/websites/dns.ts'
import { OLD_ADDRESS } from '../../kit/domain-internet.ts'
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
  world.say({ found: ['ns1.other-registrar.com'] })
  world.internet.oldRecords = [
    { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
    { type: 'CNAME', name: WWW, content: DOMAIN },
    { type: 'CNAME', name: `mail.${DOMAIN}`, content: DOMAIN },
    { type: 'MX', name: DOMAIN, content: `10 mail.${DOMAIN}` },
    { type: 'TXT', name: DOMAIN, content: 'v=spf1 mx -all' },
    { type: 'TXT', name: `s1._domainkey.${DOMAIN}`, content: 'v=DKIM1; p=MIGf' },
    { type: 'CAA', name: DOMAIN, content: '0 issue "letsencrypt.org"' }
  ]
  // What Cloudflare's own scan finds: not the keys.
  cloudflare.elsewhere.set(DOMAIN, [
    { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
    { type: 'A', name: `shop.${DOMAIN}`, content: '192.0.2.8' }
  ])
})
afterAll(() => world.panel.close())

const WWW = `www.${DOMAIN}`
const zone = () => cloudflare.zones[0]!
test('before its name servers are given, a zone answers as the domain does now, without a proxy', async () => {
  const { website } = await world.newWebsite()
  await world.work()
  expect(world.inZone(DOMAIN)).toEqual([
    ['A', OLD_ADDRESS, false],
    ['MX', `mail.${DOMAIN}`, false],
    ['TXT', '"v=spf1 mx -all"', false],
    ['CAA', '0 issue "letsencrypt.org"', false]
  ])
  expect(world.inZone(WWW)).toEqual([['CNAME', DOMAIN, false]])
  expect(world.inZone(`mail.${DOMAIN}`)).toEqual([['A', OLD_ADDRESS, false]])
  expect(world.inZone(`shop.${DOMAIN}`)).toEqual([['A', '192.0.2.8', false]])
  expect(world.inZone(`s1._domainkey.${DOMAIN}`)).toEqual([['TXT', '"v=DKIM1; p=MIGf"', false]])
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
})

test('a record that the DNS host refuses to copy keeps the name servers back', async () => {
  cloudflare.failNext(/POST .*batch$/, { code: 9005 }, { code: 9005 })
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  expect((await website()).cloudflare_dns).toBe('')
  expect(world.told()).toEqual([])
  const { body } = await world.panel.call(checkDNS, { website_id }, { token })
  expect(body.message).toContain('are being prepared')
  await world.after(HOUR)
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
})

test('records that change at the old DNS host meanwhile are followed', async () => {
  await world.newWebsite()
  await world.work()
  const moved = world.internet.oldRecords.map((record) => {
    return record.type === 'MX' ? { ...record, content: '5 mx.provider.ca' } : record
  })
  world.internet.oldRecords = moved
  await world.after(HOUR)
  expect(world.inZone(DOMAIN).filter(([type]) => type === 'MX')).toEqual([
    ['MX', 'mx.provider.ca', false]
  ])
})

test('an address is replaced only once the zone is in use, certified, and our hosting answered for it', async () => {
  const { website, website_id } = await world.newWebsite()
  await world.work()
  const old = [['A', OLD_ADDRESS, false]]
  const web = () => world.inZone(DOMAIN).filter(([type]) => type === 'A' || type === 'CNAME')

  world.delegate(false)
  await world.after(HOUR)
  expect(web()).toEqual(old)

  const { hosting } = world.internet
  world.internet.hosting = async (host) => (host === WWW ? 99 : hosting(host))
  world.delegate()
  await world.after(HOUR)
  expect(web()).toEqual(old)

  world.internet.hosting = hosting
  await world.after(HOUR)
  expect(web()).toEqual([['CNAME', await world.target(website_id), true]])
  expect(world.inZone(WWW)).toEqual([['CNAME', await world.target(website_id), true]])
  expect(world.inZone(`mail.${DOMAIN}`)).toEqual([['A', OLD_ADDRESS, false]])
  expect(zone().settings).toEqual({ ssl: 'full', tls_client_auth: 'on' })
  expect((await world.hosts()).map(({ before, host }) => [host, before])).toEqual([
    [DOMAIN, [{ type: 'A', name: DOMAIN, content: OLD_ADDRESS }]],
    [WWW, [{ type: 'CNAME', name: WWW, content: DOMAIN }]]
  ])
  await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
})

test('a refused replacement leaves the old address in place', async () => {
  await world.newWebsite()
  await world.work()
  world.delegate()
  cloudflare.failNext(/POST .*batch$/, 'broken')
  await world.after(HOUR)
  expect(world.inZone(WWW)).toEqual([['CNAME', DOMAIN, false]])
  expect(world.inZone(DOMAIN)).toContainEqual(['A', OLD_ADDRESS, false])
})

test('name servers are neither shown nor emailed while the internet doesn’t reach us', async () => {
  world.internet.isPublic = false
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  await world.after(HOUR)
  expect(cloudflare.calls).toEqual([])
  expect(world.told()).toEqual([])
  expect(await website()).toMatchObject({ cloudflare_dns: '', is_open: false })
  const { body, status } = await world.panel.call(checkDNS, { website_id }, { token })
  expect([status, body.message]).toEqual([
    409,
    'Your website opens first; your domain follows. Leave your domain as it is for now: nothing needs to change.'
  ])

  world.internet.isPublic = true
  await world.after(HOUR)
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
  expect(await website()).toMatchObject({
    is_open: true,
    website_url: `https://${await world.target(website_id)}`
  })
  world.internet.isPublic = false
  expect((await website()).cloudflare_dns).toBe('')
})

test('name servers are not shown while the website itself is not served', async () => {
  world.internet.hosting = async () => undefined
  const { website } = await world.newWebsite()
  await world.work()
  expect((await website()).cloudflare_dns).toBe('')
  expect(cloudflare.calls).toEqual([])
})

test('a domain is called live only after its page came over a valid certificate', async () => {
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  const check = async () => (await world.panel.call(checkDNS, { website_id }, { token })).body
  world.delegate(false)
  expect((await check()).message).toContain('still shows your previous website')
  expect((await website()).cloudflare_domain_status).toBe('Inactive')

  zone().records = [
    { id: 'x', type: 'CNAME', name: DOMAIN, content: await world.target(website_id), proxied: true }
  ]
  expect((await check()).message).toContain('Its secure connection is being set up')
  expect(world.told()).toEqual([`The name servers for ${DOMAIN}`])
  world.delegate()
  expect(await check()).toEqual({ api_status: 0, message: 'DNS updated successfully.' })
  expect(world.told().length).toBe(1)
  await world.work()
  expect(world.told().at(-1)).toBe(`${DOMAIN} is live`)
})

test('with DNSSEC on, name servers are given only once it is off', async () => {
  world.internet.signed.add(DOMAIN)
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  expect((await website()).cloudflare_dns).toBe('')
  const { body } = await world.panel.call(checkDNS, { website_id }, { token })
  expect(body.message).toContain(`DNSSEC is on for ${DOMAIN}.`)
  world.internet.signed.clear()
  await world.after(HOUR)
  expect((await website()).cloudflare_dns).toContain('cloudflare.com')
})

test('with email delivered to the website’s own address, nothing moves', async () => {
  world.internet.oldRecords.push({ type: 'MX', name: DOMAIN, content: `20 ${DOMAIN}` })
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  expect((await website()).cloudflare_dns).toBe('')
  const { body } = await world.panel.call(checkDNS, { website_id }, { token })
  expect(body.message).toContain('moving the website would stop your email')
})
