import { afterAll, beforeEach, expect, test } from 'vitest'
import { claimDomain, takeDomain } from '#contract/websites/domain.ts'
import { OLD_ADDRESS, OUR_ADDRESS } from '../../kit/domain-internet.ts'
import { DAY, type DomainPanel, HOUR, startDomainPanel } from '../../kit/waiting-domain.ts'

let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(undefined)
  world.say({ found: ['ns1.other-registrar.com'] })
})
afterAll(() => world.panel.close())

type Website = { token: string; website_id: number }

/** As the owner does at their DNS host, for the domain and its www host. */
function point(domain: string, content = OUR_ADDRESS): void {
  const others = world.internet.oldRecords.filter(({ name }) => !name.endsWith(domain))
  const records = [domain, `www.${domain}`].map((name) => ({ type: 'A' as const, name, content }))
  world.internet.oldRecords = [...others, ...records]
}
const isLive = async ({ website_id }: Website) =>
  (await world.row(website_id)).cloudflare_domain_status === 'Active'

async function liveAt(domain: string): Promise<Website> {
  const website = await world.newWebsite(domain)
  point(domain)
  await world.after(HOUR)
  expect(await isLive(website)).toBe(true)
  return website
}

/** With the record that proves whose the domain is. */
async function take({ token }: Website, base_url: string): Promise<string> {
  const { call } = world.panel
  const { body } = await call(claimDomain, { base_url }, { token })
  const content = body.value ?? ''
  world.internet.oldRecords.push({ type: 'TXT', name: body.host ?? '', content })
  const taken = (await call(takeDomain, { base_url }, { token })).body
  return taken.message ?? taken.errors.base_url
}

async function hostsOf({ website_id }: Website): Promise<string[]> {
  const { db } = world.panel.world
  const rows = await db
    .selectFrom('site_hosts')
    .select(['host', 'kind', 'state'])
    .where('website_id', '=', website_id)
    .where('kind', '<>', 'sub')
    .execute()
  return rows.map(({ host, kind, state }) => `${kind} ${host} ${state}`).toSorted()
}

test('an agent takes back a domain that their website left, and it goes live again', async () => {
  const ann = await liveAt('first.ca')
  point('second.ca')
  await take(ann, 'second.ca')
  await world.after(HOUR)
  expect(await hostsOf(ann)).toEqual([
    'former first.ca live',
    'former www.first.ca live',
    'own second.ca live',
    'www www.second.ca live'
  ])

  expect(await take(ann, 'first.ca')).toBe('Your website now uses first.ca.')
  await world.after(HOUR)
  expect(await isLive(ann)).toBe(true)
  expect(await hostsOf(ann)).toEqual([
    'former second.ca live',
    'former www.second.ca live',
    'own first.ca live',
    'www www.first.ca live'
  ])
})

test('a domain that a website left goes to the agent who bought it and proves it, with its visitors', async () => {
  const seller = await liveAt('sold.ca')
  point('newhome.ca')
  await take(seller, 'newhome.ca')
  const buyer = await world.newWebsite('buyer.ca')

  expect(await take(buyer, 'sold.ca')).toBe('Your website now uses sold.ca.')
  expect(await hostsOf(buyer)).toEqual(['own sold.ca waiting', 'www www.sold.ca waiting'])
  await world.after(HOUR)
  expect(await isLive(buyer)).toBe(true)
  expect(await hostsOf(buyer)).toEqual(['own sold.ca live', 'www www.sold.ca live'])
  expect(await hostsOf(seller)).toEqual(['own newhome.ca live', 'www www.newhome.ca live'])
})

test('a domain that was left and is ordered again keeps its redirect while DNS sends it here, unless its owner proves it', async () => {
  const seller = await liveAt('sold.ca')
  point('newhome.ca')
  await take(seller, 'newhome.ca')
  const kept = ['former sold.ca live', 'former www.sold.ca live']
  const buyer = await world.newWebsite('sold.ca')
  await world.after(DAY)
  expect(await isLive(buyer)).toBe(false)
  expect(await hostsOf(seller)).toEqual(expect.arrayContaining(kept))

  expect(await take(buyer, 'sold.ca')).toBe('Your website now uses sold.ca.')
  await world.after(HOUR)
  expect(await isLive(buyer)).toBe(true)
  expect(await take(buyer, 'sold.ca')).toBe('Your website now uses sold.ca.')
  expect(await hostsOf(seller)).toEqual(['own newhome.ca live', 'www www.newhome.ca live'])
})

test('a domain that was left and no longer points here goes live for the agent who ordered it', async () => {
  const seller = await liveAt('sold.ca')
  point('newhome.ca')
  await take(seller, 'newhome.ca')
  point('sold.ca', OLD_ADDRESS)
  const buyer = await world.newWebsite('sold.ca')
  await world.after(HOUR)
  expect(await hostsOf(buyer)).toEqual(['own sold.ca waiting', 'www www.sold.ca waiting'])
  point('sold.ca')
  await world.after(HOUR)
  expect(await isLive(buyer)).toBe(true)
})
