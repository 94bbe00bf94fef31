import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDNS } from '#contract/websites/dns.ts'
import { openZone, recheckDomains } from '#panel/actions/domains/sync-domain.ts'
import { type CloudflareServer, startCloudflare } from '../../kit/cloudflare-server.ts'
import { hasPostgres } from '../../kit/postgres.ts'
import { DAY, DOMAIN, HOUR, startDomainPanel } from '../../kit/waiting-domain.ts'

let cloudflare: CloudflareServer
let world: Awaited<ReturnType<typeof startDomainPanel>>
beforeAll(async () => {
  cloudflare = await startCloudflare()
})
beforeEach(() => cloudflare.forget())
afterAll(async () => {
  await world.panel.close()
  await cloudflare.close()
})

async function start(engine?: 'embedded' | 'postgres') {
  world = await startDomainPanel(cloudflare.keys, engine)
}

describe.each(['embedded', ...(hasPostgres() ? (['postgres'] as const) : [])] as const)(
  'on %s',
  (engine) => {
    beforeEach(() => start(engine))

    test('a new account’s domain gets its zone, name servers and records, and the agent is emailed', async () => {
      const { website } = await world.newWebsite()
      expect((await website()).cloudflare_dns).toBe('')
      await world.work()
      const { cloudflare_dns, cloudflare_domain_status } = await website()
      const [ana, bob] = cloudflare.zones[0]!.name_servers.map((name) => name.toLowerCase())
      expect([cloudflare_dns, cloudflare_domain_status]).toEqual([`${ana},${bob}`, 'Inactive'])
      const { subdomain } = await world.row((await website()).website_id)
      expect(cloudflare.zones[0]!.records).toMatchObject([
        { type: 'CNAME', name: DOMAIN, content: `${subdomain}.sites.maplekey.test`, proxied: true },
        { type: 'CNAME', name: `www.${DOMAIN}`, proxied: true }
      ])
      const email = world.panel.emails.find(
        ({ subject }) => subject === `The name servers for ${DOMAIN}`
      )
      expect(email?.text).toContain(`Name server 1: ${ana}\nName server 2: ${bob}`)
    })

    test('many processes at once, and later again, create one zone and send one email', async () => {
      const { website_id } = await world.newWebsite()
      await Promise.all(Array.from({ length: 5 }, () => openZone(world.panel.world, website_id)))
      await world.work()
      await world.after(HOUR)
      expect(cloudflare.zones).toHaveLength(1)
      expect(cloudflare.zones[0]!.records).toHaveLength(2)
      expect(world.told()).toEqual([`The name servers for ${DOMAIN}`])
    })

    test('of several workers, one checks each domain', async () => {
      await world.newWebsite('one.ca')
      await world.newWebsite('two.ca')
      await world.work()
      world.panel.advanceClock(HOUR)
      await Promise.all(Array.from({ length: 4 }, () => recheckDomains(world.panel.world)))
      expect(cloudflare.zones.map(({ checks }) => checks)).toEqual([2, 2])
    })
  }
)

describe('with Cloudflare', () => {
  beforeEach(() => start())

  test('a waiting domain is checked every hour, then every day, and its agent is emailed when it is live', async () => {
    const { website } = await world.newWebsite()
    await world.work()
    const checks = () => cloudflare.zones[0]!.checks
    expect(checks()).toBe(1)
    for (let hour = 1; hour <= 3; hour++) await world.after(HOUR)
    expect(checks()).toBe(4)
    await world.after(69 * HOUR)
    await world.after(23 * HOUR)
    expect(checks()).toBe(5)
    await world.after(HOUR)
    expect(checks()).toBe(6)

    cloudflare.activate(DOMAIN)
    await world.after(DAY)
    expect((await website()).cloudflare_domain_status).toBe('Active')
    expect(world.told()).toEqual([`The name servers for ${DOMAIN}`, `${DOMAIN} is live`])

    const before = cloudflare.calls.length
    await world.after(30 * DAY)
    expect(cloudflare.calls).toHaveLength(before)
  })

  test('a zone deleted by Cloudflare is created again, and its agent is emailed the new name servers', async () => {
    const { website } = await world.newWebsite()
    await world.work()
    const old = (await website()).cloudflare_dns
    cloudflare.drop(DOMAIN)
    await world.after(28 * DAY)
    const { cloudflare_dns } = await website()
    expect(cloudflare_dns).toBe(cloudflare.zones[0]!.name_servers.join(',').toLowerCase())
    expect(cloudflare_dns).not.toBe(old)
    expect(cloudflare.zones[0]!.records).toHaveLength(2)
    expect(world.told().at(-1)).toBe(`The name servers for ${DOMAIN} have changed`)
    // From here on it is checked every hour again.
    await world.after(HOUR)
    await world.after(HOUR)
    expect(cloudflare.zones[0]!.checks).toBe(3)
  })

  test('existing records such as MX are kept, but the hosts point to the website', async () => {
    cloudflare.elsewhere.set(DOMAIN, [
      { type: 'MX', name: DOMAIN, content: 'mail.oldhost.com' },
      { type: 'A', name: DOMAIN, content: '192.0.2.7' },
      { type: 'A', name: `shop.${DOMAIN}`, content: '192.0.2.8' }
    ])
    await world.newWebsite()
    await world.work()
    const lines = cloudflare.zones[0]!.records.map(({ name, type }) => `${type} ${name}`)
    expect(lines.sort()).toEqual([
      `A shop.${DOMAIN}`,
      `CNAME ${DOMAIN}`,
      `CNAME www.${DOMAIN}`,
      `MX ${DOMAIN}`
    ])
  })

  test('a live zone’s own addresses are left alone', async () => {
    const { website_id } = await world.newWebsite()
    await world.work()
    const [zone] = cloudflare.zones
    zone!.status = 'active'
    zone!.records = [{ id: 'x', type: 'A', name: DOMAIN, content: '192.0.2.7' }]
    await openZone(world.panel.world, website_id)
    expect(zone!.records.map(({ name, type }) => [type, name])).toEqual([
      ['A', DOMAIN],
      ['CNAME', `www.${DOMAIN}`]
    ])
    expect(world.panel.logged.join('')).toContain('hosts of a live zone point elsewhere')
  })

  test('a zone serves one website, so a subdomain of another agent’s domain gets none', async () => {
    await world.newWebsite()
    await world.work()
    const { website } = await world.newWebsite(`shop.${DOMAIN}`)
    await world.work()
    expect((await website()).cloudflare_dns).toBe('')
    expect(cloudflare.zones[0]!.records).toHaveLength(2)
    const dead = await world.dead()
    expect(dead).toMatchObject([{ kind: 'open-zone', tries: 1 }])
  })

  test('an agent who checks first is live at once, and Cloudflare is asked to check', async () => {
    const { token, website, website_id } = await world.newWebsite()
    await world.work()
    world.say({ found: cloudflare.zones[0]!.name_servers })
    expect((await world.panel.call(checkDNS, { website_id }, { token })).status).toBe(200)
    await world.after(0)
    expect(cloudflare.zones[0]!.checks).toBe(2)
    cloudflare.activate(DOMAIN)
    await world.after(HOUR)
    expect((await world.row(website_id)).dns_check_at).toBeNull()
    expect((await website()).cloudflare_domain_status).toBe('Active')
    expect(world.told().filter((one) => one.endsWith('is live'))).toHaveLength(1)
  })
})
describe('with an owner’s own name servers', () => {
  beforeEach(async () => {
    world = await startDomainPanel(undefined)
  })
  const OURS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site']

  test('the agent is emailed when their domain points to us, without checking it themselves', async () => {
    const { website } = await world.newWebsite()
    expect((await website()).cloudflare_dns).toBe(OURS.join(','))
    world.say({ found: ['ns1.other-registrar.com'] })
    await world.after(HOUR)
    expect((await website()).cloudflare_domain_status).toBe('Inactive')
    world.say({ found: OURS })
    await world.after(HOUR)
    expect((await website()).cloudflare_domain_status).toBe('Active')
    expect(world.told()).toEqual([`${DOMAIN} is live`])
  })

  test('a paused website’s domain is not checked until it is resumed', async () => {
    const { website_id } = await world.newWebsite()
    const turn = (planStop: boolean) =>
      world.panel.world.db
        .updateTable('websites')
        .set({ planStop })
        .where('website_id', '=', website_id)
        .execute()
    world.say({ found: OURS })
    await turn(true)
    await world.after(DAY)
    expect(world.told()).toEqual([])
    await turn(false)
    await world.after(0)
    expect(world.told()).toEqual([`${DOMAIN} is live`])
  })

  test('new name servers in the settings reach every waiting domain', async () => {
    const { website } = await world.newWebsite()
    world.panel.world.zones.zoneOf = async () => ({
      zone_id: null,
      nameServers: ['ns1.new.ca', 'ns2.new.ca'],
      status: 'unknown'
    })
    await world.after(HOUR)
    expect((await website()).cloudflare_dns).toBe('ns1.new.ca,ns2.new.ca')
    expect(world.told()).toEqual([`The name servers for ${DOMAIN} have changed`])
  })
})
