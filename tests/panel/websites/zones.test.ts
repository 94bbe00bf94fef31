import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkDNS } from '#contract/websites/dns.ts'
import { recheckDomains, syncNewDomain } from '#panel/actions/domains/sync-domain.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import {
  DAY,
  DOMAIN,
  HOUR,
  sharedCloudflare,
  startDomainPanel,
  type DomainPanel
} from '../../kit/waiting-domain.ts'

const cloudflare = await sharedCloudflare()
let world: DomainPanel
afterAll(() => world.panel.close())

async function start(engine?: 'embedded' | 'postgres') {
  world = await startDomainPanel(cloudflare, engine)
}

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  beforeEach(() => start(engine))

  test('a new account’s domain gets its zone and name servers, and the agent is emailed', async () => {
    const { website } = await world.newWebsite()
    expect((await website()).cloudflare_dns).toBe('')
    await world.work()
    const { cloudflare_dns, cloudflare_domain_status } = await website()
    const [ana, bob] = cloudflare.zones[0]!.name_servers.map((name) => name.toLowerCase())
    expect([cloudflare_dns, cloudflare_domain_status]).toEqual([`${ana},${bob}`, 'Inactive'])
    const email = world.panel.emails.find(
      ({ subject }) => subject === `The name servers for ${DOMAIN}`
    )
    expect(email?.text).toContain(`Name server 1: ${ana}\nName server 2: ${bob}`)
  })

  test('many processes at once, and later again, create one zone and send one email', async () => {
    const { website_id } = await world.newWebsite()
    await Promise.all(Array.from({ length: 5 }, () => syncNewDomain(world.panel.world, website_id)))
    await world.work()
    await world.after(HOUR)
    expect(cloudflare.zones).toHaveLength(1)
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
})

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

    world.delegate()
    await world.after(DAY)
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
    expect(world.told().at(-1)).toBe(`The name servers for ${DOMAIN} have changed`)
    // From here on it is checked every hour again.
    await world.after(HOUR)
    await world.after(HOUR)
    expect(cloudflare.zones[0]!.checks).toBe(3)
  })

  test('a zone serves one website, so a subdomain of another agent’s domain gets none', async () => {
    await world.newWebsite()
    await world.work()
    const { website } = await world.newWebsite(`shop.${DOMAIN}`)
    await world.work()
    expect((await website()).cloudflare_dns).toBe('')
    const dead = await world.dead()
    expect(dead).toMatchObject([{ kind: 'open-zone', tries: 1 }])
  })

  test('an agent who checks first is live at once, and is emailed once', async () => {
    const { token, website, website_id } = await world.newWebsite()
    await world.work()
    world.delegate()
    expect((await world.panel.call(checkDNS, { website_id }, { token })).status).toBe(200)
    await world.after(HOUR)
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
    world.say({ found: ['ns1.other-registrar.com'] })
    const { website } = await world.newWebsite()
    expect((await website()).cloudflare_dns).toBe('')
    await world.after(HOUR)
    expect((await website()).cloudflare_dns).toBe(OURS.join(','))
    expect((await website()).cloudflare_domain_status).toBe('Inactive')
    world.say({ found: OURS })
    await world.after(HOUR)
    expect((await website()).cloudflare_domain_status).toBe('Active')
    expect(world.told()).toEqual([`The name servers for ${DOMAIN}`, `${DOMAIN} is live`])
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
    await world.after(HOUR)
    await world.after(HOUR)
    expect(world.told()).toEqual([`${DOMAIN} is live`])
  })

  test('new name servers in the settings reach every waiting domain', async () => {
    const { website } = await world.newWebsite()
    await world.work()
    world.panel.world.zones.zoneOf = async () => ({
      zone_id: null,
      nameServers: ['ns1.new.ca', 'ns2.new.ca'],
      status: 'unknown'
    })
    await world.after(HOUR)
    expect((await website()).cloudflare_dns).toBe('ns1.new.ca,ns2.new.ca')
    expect(world.told().at(-1)).toBe(`The name servers for ${DOMAIN} have changed`)
  })
})
