import { afterAll, beforeEach, expect, test } from 'vitest'
import { claimDomain, domainReport, takeDomain } from '#contract/websites/domain.ts'
import { changeDomain } from '#panel/actions/domains/change-domain.ts'
import { startDomainPanel, type DomainPanel } from '../../kit/waiting-domain.ts'

let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(undefined)
})
afterAll(() => world.panel.close())

const WANTED = 'amaraosei.ca'
const emailOf = async (website_id: number) => {
  const { agent_id } = await world.row(website_id)
  const { db } = world.panel.world
  const agents = db.selectFrom('agents').select('email').where('agent_id', '=', agent_id)
  return (await agents.executeTakeFirstOrThrow()).email
}
async function change(website_id: number, domain = WANTED) {
  return changeDomain(world.panel.world, { email: await emailOf(website_id), domain })
}
/** As the agent does, with what the command printed. */
function addRecord(message: string) {
  const [, name = '', content = ''] = /(_maplekey\S+) {2}TXT {2}(\S+)/.exec(message) ?? []
  world.internet.oldRecords = [{ type: 'TXT', name, content }]
}
const hostsOf = async (website_id: number) => {
  const { db } = world.panel.world
  const hosts = db.selectFrom('site_hosts').select(['host', 'kind'])
  return hosts.where('website_id', '=', website_id).orderBy('host').execute()
}

test('a website gets another domain only once a TXT record shows whose it is', async () => {
  const { website_id } = await world.newWebsite('typo.ca')
  const asked = await change(website_id)
  expect(await change(website_id)).toBe(asked)
  expect((await world.row(website_id)).base_url).toBe('typo.ca')
  addRecord(asked)
  expect(await change(website_id)).toContain(`now has ${WANTED}`)
  const row = await world.row(website_id)
  expect(row).toMatchObject({
    base_url: WANTED,
    cloudflare_domain_status: 'Inactive',
    zone_id: null
  })
  await world.after(0)
  expect((await hostsOf(website_id)).map(({ host, kind }) => `${kind} ${host}`).toSorted()).toEqual(
    [`own ${WANTED}`, `sub ${row.subdomain}.sites.maplekey.test`, `www www.${WANTED}`]
  )
})

test('the record of another agent proves nothing', async () => {
  const one = await world.newWebsite('one.ca')
  const two = await world.newWebsite('two.ca')
  addRecord(await change(one.website_id))
  expect(await change(two.website_id)).toContain('Ask ')
  expect((await world.row(two.website_id)).base_url).toBe('two.ca')
})

test('a domain that is live for another agent is never taken from them', async () => {
  const holder = await world.newWebsite(WANTED)
  const { website_id } = await world.newWebsite('typo.ca')
  const { db } = world.panel.world
  const live = { cloudflare_domain_status: 'Active' } as const
  await db.updateTable('websites').set(live).where('base_url', '=', WANTED).execute()
  addRecord(await change(website_id))
  await expect(change(website_id)).rejects.toThrow('Nothing was changed')
  expect((await world.row(holder.website_id)).base_url).toBe(WANTED)
})

test('a domain that never came to the agent who entered it goes to its owner, and their website stays open', async () => {
  const holder = await world.newWebsite(WANTED)
  const { website_id } = await world.newWebsite('typo.ca')
  addRecord(await change(website_id))
  await change(website_id)
  expect((await world.row(website_id)).base_url).toBe(WANTED)
  const before = await world.row(holder.website_id)
  const free = `${before.subdomain}.sites.maplekey.test`
  expect(before).toMatchObject({ base_url: free, dns_check_at: null })
  expect(await hostsOf(holder.website_id)).toEqual([{ host: free, kind: 'sub' }])
})

test('an agent claims a domain on the dashboard: entering it changes nothing, the record gives it to them', async () => {
  const { call } = world.panel
  const holder = await world.newWebsite(WANTED)
  const { token, website_id } = await world.newWebsite('typo.ca')
  const claim = async (base_url: string) => call(claimDomain, { base_url }, { token })
  const take = async () => call(takeDomain, { base_url: WANTED }, { token })
  const { body } = await claim(`https://www.${WANTED.toUpperCase()}/`)
  expect(body).toMatchObject({ base_url: WANTED, host: `_maplekey.${WANTED}` })
  expect((await claim(WANTED)).body.value).toBe(body.value)

  const early = await take()
  expect([early.status, early.body.errors]).toEqual([
    409,
    {
      base_url: `We haven’t found the record at _maplekey.${WANTED} yet. A new record can take an hour to be seen. Nothing was changed.`
    }
  ])
  expect((await world.row(holder.website_id)).base_url).toBe(WANTED)
  expect((await world.row(website_id)).base_url).toBe('typo.ca')

  world.internet.oldRecords = [{ type: 'TXT', name: body.host, content: body.value }]
  const { db } = world.panel.world
  const live = (cloudflare_domain_status: 'Active' | 'Inactive') =>
    db
      .updateTable('websites')
      .set({ cloudflare_domain_status })
      .where('website_id', '=', holder.website_id)
      .execute()
  await live('Active')
  expect((await take()).body.errors.base_url).toContain('shows another agent’s website')
  expect((await world.row(holder.website_id)).base_url).toBe(WANTED)

  await live('Inactive')
  const taken = await take()
  expect(taken.body).toMatchObject({ message: `Your website now uses ${WANTED}.`, domain: WANTED })
  expect((await call(domainReport, {}, { token })).body.domain).toBe(WANTED)
  expect((await take()).status).toBe(200)
  expect((await claim(WANTED)).body.errors.base_url).toBe(`Your website already uses ${WANTED}.`)
})

test.each([
  ['not a domain', 'Please enter a valid domain name'],
  ['github.io', 'shared by many websites'],
  ['example.com', 'Example names are reserved'],
  ['amara0sei.ca', 'looks like one that another agent uses']
])('%s can’t be claimed, with a sentence at the field', async (base_url, sentence) => {
  await world.newWebsite(WANTED)
  const { token } = await world.newWebsite('typo.ca')
  const { body } = await world.panel.call(claimDomain, { base_url }, { token })
  expect(body.errors.base_url).toContain(sentence)
})
