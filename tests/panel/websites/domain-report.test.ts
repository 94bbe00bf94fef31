import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ZoneRecord } from '#rules/websites/zone-records.ts'
import { domainReport } from '#contract/websites/domain.ts'
import { OLD_ADDRESS, OUR_ADDRESS } from '../../kit/domain-internet.ts'
import { DOMAIN, HOUR, startDomainPanel, type DomainPanel } from '../../kit/waiting-domain.ts'

let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(undefined)
  world.say({ found: ['ns1.other-registrar.com'] })
  world.internet.oldRecords = RECORDS
})
afterAll(() => world.panel.close())

const WWW = `www.${DOMAIN}`
const RECORDS: ZoneRecord[] = [
  { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
  { type: 'CNAME', name: WWW, content: DOMAIN },
  { type: 'MX', name: DOMAIN, content: '1 aspmx.l.google.com' },
  { type: 'TXT', name: DOMAIN, content: 'v=spf1 include:_spf.google.com ~all' },
  { type: 'TXT', name: DOMAIN, content: 'google-site-verification=abc' },
  { type: 'TXT', name: `google._domainkey.${DOMAIN}`, content: 'v=DKIM1; p=MIGf' },
  { type: 'TXT', name: `_dmarc.${DOMAIN}`, content: 'v=DMARC1; p=none' },
  { type: 'A', name: `shop.${DOMAIN}`, content: '192.0.2.8' }
]

async function reportOf(base_url = DOMAIN) {
  const { token, website } = await world.newWebsite(base_url)
  await world.after(HOUR)
  const { subdomain } = await website()
  return { subdomain, report: (await world.panel.call(domainReport, {}, { token })).body }
}

test('a domain’s mail, keys, addresses and page are listed before it moves', async () => {
  world.internet.signed.add(DOMAIN)
  const { report } = await reportOf()
  expect(report.findings).toEqual([
    { kind: 'website', values: [`${DOMAIN}: ${OLD_ADDRESS}`, `${WWW}: ${DOMAIN}`] },
    { kind: 'email', values: ['1 aspmx.l.google.com'] },
    { kind: 'spf', values: ['v=spf1 include:_spf.google.com ~all'] },
    { kind: 'dkim', values: [`google._domainkey.${DOMAIN}`] },
    { kind: 'dmarc', values: ['v=DMARC1; p=none'] },
    { kind: 'dnssec', values: ['2371 13 2'] },
    { kind: 'other', values: [DOMAIN, `shop.${DOMAIN}`] }
  ])
  expect(report.page_title).toBe('Osei Homes, since 1998')
  expect(report.before).toEqual([`${DOMAIN}  A  ${OLD_ADDRESS}`, `${WWW}  CNAME  ${DOMAIN}`])
})

test('with DNSSEC on, only the website’s own records are offered', async () => {
  world.internet.signed.add(DOMAIN)
  const { report, subdomain } = await reportOf()
  expect(report).toMatchObject({ block: 'dnssec', name_servers: [], records_block: null })
  expect(report.records).toEqual([
    { host: DOMAIN, type: 'A', value: OUR_ADDRESS, is_set: false },
    { host: WWW, type: 'CNAME', value: subdomain, is_set: false }
  ])
})

test('a domain below a registered one is pointed by an alias', async () => {
  const { report, subdomain } = await reportOf(`homes.${DOMAIN}`)
  expect(report.records[0]).toEqual({
    host: `homes.${DOMAIN}`,
    type: 'CNAME',
    value: subdomain,
    is_set: false
  })
})

test('nothing is offered while visitors can’t reach the website', async () => {
  world.internet.isPublic = false
  const { report } = await reportOf()
  expect(report).toMatchObject({
    block: 'closed',
    records_block: 'closed',
    name_servers: [],
    records: []
  })
})

test.each<[string, ZoneRecord, string]>([
  [
    'email at the website’s address',
    { type: 'MX', name: DOMAIN, content: `5 ${DOMAIN}` },
    'mail-host'
  ],
  ['an alias', { type: 'CNAME', name: `mail.${DOMAIN}`, content: DOMAIN }, 'aliases'],
  [
    'another authority’s monopoly',
    { type: 'CAA', name: DOMAIN, content: '0 issue "sectigo.com"' },
    'caa'
  ]
])('the records are not offered with %s', async (_, record, block) => {
  world.internet.oldRecords = [...RECORDS, record]
  const { report } = await reportOf()
  expect(report).toMatchObject({ records_block: block, records: [] })
})

test('our authority among the allowed ones is enough', async () => {
  world.internet.oldRecords = [
    ...RECORDS,
    { type: 'CAA', name: DOMAIN, content: '0 issue "sectigo.com"' },
    { type: 'CAA', name: DOMAIN, content: '0 issue "letsencrypt.org"' }
  ]
  const { report } = await reportOf()
  expect(report.records_block).toBeNull()
})

test('records that the agent has set are seen, and make the domain live', async () => {
  const { token, website } = await world.newWebsite()
  await world.after(HOUR)
  const { subdomain } = await website()
  const before = (await world.panel.call(domainReport, {}, { token })).body
  expect(before.by_hand).toEqual([])
  const others = RECORDS.filter(({ name }) => name !== DOMAIN && name !== WWW)
  world.internet.oldRecords = [
    ...others,
    { type: 'A', name: DOMAIN, content: OUR_ADDRESS },
    { type: 'CNAME', name: WWW, content: subdomain }
  ]
  const { body } = await world.panel.call(domainReport, {}, { token })
  expect(body.records.map(({ is_set }: { is_set: boolean }) => is_set)).toEqual([true, true])
  // We can't change records at the agent's DNS host: these lead back to the previous website.
  const byHand = [
    { host: DOMAIN, type: 'A', value: OLD_ADDRESS, is_set: false },
    { host: WWW, type: 'CNAME', value: DOMAIN, is_set: false }
  ]
  expect(body).toMatchObject({ can_put_back: false, by_hand: byHand })
  await world.after(HOUR)
  expect((await website()).domain_state).toBe('live')
  expect(world.told().at(-1)).toBe(`${DOMAIN} is live`)
  expect(await world.hosts()).toMatchObject([
    { host: DOMAIN, state: 'live', certificate: 'caddy' },
    { host: WWW, state: 'live', certificate: 'caddy' }
  ])
})

test('a look-up that fails offers nothing, rather than too much', async () => {
  const { resolver } = world.panel.world
  world.panel.world.resolver = {
    ...resolver,
    lookUp: async (name, type, at) =>
      name.startsWith('_dmarc.') ? { problem: 'timeout' } : resolver.lookUp(name, type, at)
  }
  const { report } = await reportOf()
  expect(report).toMatchObject({ name_servers: [], records: [], findings: [] })
})

test('a domain that doesn’t exist is told apart from one without records', async () => {
  world.internet.oldRecords = []
  world.say({ problem: 'no-records' })
  expect((await reportOf()).report).toMatchObject({ exists: true, findings: [] })
  world.say({ problem: 'no-domain' })
  expect((await reportOf('other-osei.ca')).report).toMatchObject({ exists: false, findings: [] })
})
