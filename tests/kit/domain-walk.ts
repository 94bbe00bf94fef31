import { domainReport, moveDomain, putDomainBack } from '#contract/websites/domain.ts'
import { checkDNS } from '#contract/websites/dns.ts'
import type { ZoneRecord } from '#rules/websites/zone-records.ts'
import { isSeenHere } from '#panel/actions/domains/see-host.ts'
import type { CloudflareServer } from './cloudflare-server.ts'
import { OLD_ADDRESS } from './domain-internet.ts'
import { DOMAIN, HOUR, startDomainPanel } from './waiting-domain.ts'

const WWW = `www.${DOMAIN}`
const OLD_NAME_SERVERS = ['ns1.other-registrar.com', 'ns2.other-registrar.com']
const SHOP = '192.0.2.8'
const RECORDS: readonly ZoneRecord[] = [
  { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
  { type: 'CNAME', name: WWW, content: DOMAIN },
  { type: 'MX', name: DOMAIN, content: `10 mail.${DOMAIN}` },
  { type: 'TXT', name: DOMAIN, content: 'v=spf1 mx -all' },
  { type: 'TXT', name: `s1._domainkey.${DOMAIN}`, content: 'v=DKIM1; p=MIGf' },
  { type: 'TXT', name: `_dmarc.${DOMAIN}`, content: 'v=DMARC1; p=none' },
  { type: 'A', name: `mail.${DOMAIN}`, content: OLD_ADDRESS },
  { type: 'A', name: `shop.${DOMAIN}`, content: SHOP }
]
/** Moves with the website unless its alias is resolved first. */
const ALIAS: ZoneRecord = { type: 'CNAME', name: `mail.${DOMAIN}`, content: DOMAIN }

export const STEPS = [
  'an hour passes',
  'the agent looks at the dashboard',
  'the agent sets the name servers shown',
  'the agent sets the old name servers again',
  'Cloudflare activates the zone',
  'the edge gets its certificate',
  'the agent sets the address shown',
  'the agent sets the alias shown',
  'the agent sets the old web records again',
  'the agent presses DNS Check',
  'the agent presses Put it back',
  'the agent presses Move',
  'DNSSEC is turned on',
  'DNSSEC is turned off',
  'the email provider changes',
  'Cloudflare fails once',
  'Cloudflare’s answer is lost once',
  'the internet loses us',
  'the internet reaches us again'
] as const
export type Step = (typeof STEPS)[number]

/** The guide's two ways, from the first look to a live domain. */
export const BY_NAME_SERVERS: Step[] = [
  'the agent looks at the dashboard',
  'the agent sets the name servers shown',
  'an hour passes',
  'Cloudflare activates the zone',
  'an hour passes',
  'the edge gets its certificate',
  'an hour passes',
  'an hour passes',
  'the agent presses DNS Check'
]
export const BY_RECORDS: Step[] = [
  'DNSSEC is turned on',
  'the agent looks at the dashboard',
  'the agent sets the address shown',
  'the agent sets the alias shown',
  'the agent presses DNS Check'
]

type Walk = {
  /** Takes a step as far as the guide and the dashboard allow it now. */
  take: (step: Step) => Promise<void>
  /** Every host and mailbox that answers worse than before. */
  worse: () => Promise<string[]>
  isLive: () => Promise<boolean>
  close: () => Promise<void>
}

/** An agent whose domain has a website and email elsewhere, and follows the guide in any order. */
export async function startWalk(
  cloudflare: CloudflareServer,
  { hasAlias = false } = {}
): Promise<Walk> {
  cloudflare.forget()
  const world = await startDomainPanel(cloudflare)
  const { internet, panel } = world
  const { reach, resolver } = panel.world
  internet.oldRecords = hasAlias
    ? [...RECORDS.filter(({ name }) => name !== ALIAS.name), ALIAS]
    : [...RECORDS]
  cloudflare.elsewhere.set(DOMAIN, [
    { type: 'A', name: DOMAIN, content: OLD_ADDRESS },
    { type: 'A', name: `shop.${DOMAIN}`, content: SHOP }
  ])
  internet.certifies = (host) => isSeenHere(panel.world, host)
  world.say({ found: OLD_NAME_SERVERS })
  const { token, website, website_id } = await world.newWebsite()
  await world.work()
  /** What the domain's email has to answer: the old DNS host's records at the last look. */
  let expected = emailRecords(internet.oldRecords)

  const isOld = () =>
    'found' in internet.nameServers && internet.nameServers.found.join() === OLD_NAME_SERVERS.join()
  const zone = () => cloudflare.zones.find(({ name }) => name === DOMAIN)
  const report = async () => (await panel.call(domainReport, {}, { token })).body
  const setWeb = (host: string, records: ZoneRecord[]) => {
    const others = internet.oldRecords.filter(
      ({ name, type }) => name !== host || !['A', 'CNAME'].includes(type)
    )
    internet.oldRecords = [...others, ...records]
  }
  async function setShown(type: 'A' | 'CNAME') {
    const { records = [] } = await report()
    if (!isOld()) return
    for (const record of records.filter((one: { type: string }) => one.type === type)) {
      const { host: name, value: content } = record
      setWeb(name, [{ type, name, content }])
    }
  }
  const dependsOnUs = async () => {
    const seen = await Promise.all([DOMAIN, WWW].map((host) => reach.asVisitor(host)))
    return seen.some((one) => 'website_id' in one)
  }

  const TAKE: Record<Step, () => Promise<unknown>> = {
    'an hour passes': () => world.after(HOUR),
    'the agent looks at the dashboard': report,
    'the agent sets the name servers shown': async () => {
      const { name_servers = [] } = await report()
      if (name_servers.length > 0) world.say({ found: name_servers })
    },
    'the agent sets the old name servers again': async () => {
      world.say({ found: OLD_NAME_SERVERS })
      expected = emailRecords(internet.oldRecords)
    },
    'Cloudflare activates the zone': async () => {
      if (!isOld()) cloudflare.activate(DOMAIN, zone()?.isCertified)
    },
    'the edge gets its certificate': async () => {
      if (zone()?.status === 'active') cloudflare.activate(DOMAIN)
    },
    'the agent sets the address shown': () => setShown('A'),
    'the agent sets the alias shown': () => setShown('CNAME'),
    'the agent sets the old web records again': async () => {
      for (const host of [DOMAIN, WWW]) {
        const isWeb = ({ name, type }: ZoneRecord) => name === host && /^(A|CNAME)$/.test(type)
        setWeb(host, RECORDS.filter(isWeb))
      }
    },
    'the agent presses DNS Check': () => panel.call(checkDNS, { website_id }, { token }),
    'the agent presses Put it back': () => panel.call(putDomainBack, {}, { token }),
    'the agent presses Move': () => panel.call(moveDomain, {}, { token }),
    // As the dashboard says, only with the old name servers.
    'DNSSEC is turned on': async () => isOld() && internet.signed.add(DOMAIN),
    'DNSSEC is turned off': async () => internet.signed.delete(DOMAIN),
    'the email provider changes': async () => {
      if (!isOld()) return
      internet.oldRecords = internet.oldRecords.map((record) =>
        record.type === 'MX' ? { ...record, content: '5 mx.provider.ca' } : record
      )
      expected = emailRecords(internet.oldRecords)
    },
    'Cloudflare fails once': async () => cloudflare.failNext(/./, 'broken'),
    'Cloudflare’s answer is lost once': async () => cloudflare.failNext(/./, 'answer-lost'),
    // Our own outage harms domains that have moved, so it comes before that.
    'the internet loses us': async () => {
      if (!(await dependsOnUs())) internet.isPublic = false
    },
    'the internet reaches us again': async () => (internet.isPublic = true)
  }

  async function worse(): Promise<string[]> {
    const problems: string[] = []
    const isBroken = internet.signed.has(DOMAIN) && !isOld()
    if (isBroken) problems.push('the whole domain: DNSSEC')
    for (const host of [DOMAIN, WWW]) {
      const seen = await reach.asVisitor(host)
      const isOurs = 'website_id' in seen && seen.website_id === website_id
      const isPrevious = (await reach.otherPage(host)) !== undefined
      if (!isOurs && !isPrevious) problems.push(`${host}: ${JSON.stringify(seen)}`)
    }
    for (const [host, address] of [
      [`mail.${DOMAIN}`, OLD_ADDRESS],
      [`shop.${DOMAIN}`, SHOP]
    ] as const) {
      const found = await resolver.lookUp(host, 'A')
      if (!('found' in found) || found.found.join() !== address) {
        problems.push(`${host}: ${JSON.stringify(found)}`)
      }
    }
    for (const { content, name, type } of expected) {
      const found = await resolver.lookUp(name, type)
      if (!('found' in found) || !found.found.includes(content)) {
        problems.push(`${type} ${name}: ${JSON.stringify(found)}`)
      }
    }
    return problems
  }

  return {
    take: async (step) => void (await TAKE[step]()),
    worse,
    isLive: async () => (await website()).domain_state === 'live',
    close: () => panel.close()
  }
}

function emailRecords(records: readonly ZoneRecord[]): ZoneRecord[] {
  return records.filter(({ type }) => type === 'MX' || type === 'TXT')
}
