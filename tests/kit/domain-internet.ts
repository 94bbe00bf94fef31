import { getDomain } from 'tldts'
import type { ZoneRecord } from '#rules/websites/zone-records.ts'
import { readRecord } from '#panel/services/dns/cloudflare-records.ts'
import type { Reach, Seen } from '#panel/services/dns/reach.ts'
import { type NameServers, normalise, type Resolver } from '#panel/services/dns/resolver.ts'
import type { CloudflareServer } from './cloudflare-server.ts'

export const OLD_ADDRESS = '192.0.2.7'
export const OUR_ADDRESS = '198.51.100.9'
const EDGE_ADDRESS = '203.0.113.1'
const OWN_NAME_SERVERS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site']

export type Internet = {
  /** What the registry answers for every domain. */
  nameServers: NameServers
  /** The DNS host that a domain had before. */
  oldRecords: ZoneRecord[]
  /** Domains that are signed, by name. */
  signed: Set<string>
  /** Hosts for which our hosting has a page, with its website. */
  hosting: (host: string) => Promise<number | undefined>
  /** Whether visitors who come to us directly get a certificate for this host. */
  certifies: (host: string) => Promise<boolean>
  isPublic: boolean
  /** Whether our hosting answers for its websites without showing them. */
  isClosed?: boolean
}

/**
 * A small internet: a registry, the old DNS host and web server, Cloudflare's zones with their edge,
 * and our hosting. Names resolve and pages open by what those hold.
 */
export function internetOf(
  internet: Internet,
  { cloudflare, sitesDomain }: { cloudflare: CloudflareServer | undefined; sitesDomain: string }
) {
  const isTarget = (name: string) => name.endsWith(`.${sitesDomain}`)

  function zoneInUse(name: string) {
    const found = 'found' in internet.nameServers ? normalise(internet.nameServers.found) : []
    const domain = getDomain(name) ?? name
    return cloudflare?.zones.find((zone) => {
      return zone.name === domain && normalise(zone.name_servers).join() === found.join()
    })
  }

  /** The owner's own name servers send a domain's visitors to us, and know the rest as it was. */
  function ownRecords(name: string): ZoneRecord[] {
    const domain = getDomain(name) ?? name
    const isWeb = name === domain || name === `www.${domain}`
    const kept = internet.oldRecords.filter((record) => {
      return record.name === name && !(isWeb && ['A', 'AAAA', 'CNAME'].includes(record.type))
    })
    return isWeb ? [...kept, { type: 'A', name, content: OUR_ADDRESS }] : kept
  }

  function recordsAt(name: string, at?: string): ZoneRecord[] {
    const found = 'found' in internet.nameServers ? normalise(internet.nameServers.found) : []
    const isOwn = cloudflare === undefined && found.join() === OWN_NAME_SERVERS.join()
    if (isOwn || (at !== undefined && OWN_NAME_SERVERS.includes(at))) return ownRecords(name)
    const zone = zoneInUse(name)
    const all = zone ? zone.records.flatMap(readRecord) : internet.oldRecords
    const own = all.filter((record) => record.name === name)
    if (own.length > 0) return own
    const parent = `*.${name.slice(name.indexOf('.') + 1)}`
    return all.filter((record) => record.name === parent).map((record) => ({ ...record, name }))
  }

  /** Follows aliases; the edge answers in the place of what is proxied. */
  function addresses(name: string, type: string, at?: string, depth = 0): string[] {
    if (isTarget(name)) return type === 'A' ? [OUR_ADDRESS] : []
    const records = recordsAt(name, at)
    if (records.some(({ proxied }) => proxied)) return type === 'A' ? [EDGE_ADDRESS] : []
    return records.flatMap((record) => {
      if (record.type === 'CNAME' && depth < 5)
        return addresses(record.content, type, at, depth + 1)
      return record.type === type ? record.content : []
    })
  }

  async function pageOf(host: string): Promise<Seen> {
    const website_id = await internet.hosting(host)
    return website_id === undefined ? { problem: 'no-answer' } : { website_id }
  }

  async function answerOf(host: string): Promise<Seen> {
    const page = await pageOf(host)
    return 'website_id' in page && internet.isClosed ? { ...page, isClosed: true } : page
  }

  async function asVisitor(host: string): Promise<Seen> {
    const [address] = addresses(host, 'A')
    if (address === undefined) return { problem: 'no-answer' }
    if (address === OUR_ADDRESS) {
      return (await internet.certifies(host)) ? answerOf(host) : { problem: 'certificate' }
    }
    if (address !== EDGE_ADDRESS) return { problem: 'other-page' }
    const zone = zoneInUse(host)
    if (!zone?.isCertified) return { problem: 'certificate' }
    const proxied = recordsAt(host).find((record) => record.proxied)
    return proxied && isTarget(proxied.content) ? answerOf(host) : { problem: 'other-page' }
  }

  const resolver: Resolver = {
    nameServers: async () => internet.nameServers,
    async lookUp(name, type, at) {
      if (type === 'DS') return { found: internet.signed.has(name) ? ['2371 13 2'] : [] }
      if (type === 'A' || type === 'AAAA') return { found: addresses(name, type, at) }
      const isHidden = (record: ZoneRecord) => record.type === 'CNAME' && record.proxied
      const records = recordsAt(name, at).filter((record) => !isHidden(record))
      return { found: records.filter((one) => one.type === type).map(({ content }) => content) }
    }
  }
  const reach: Reach = {
    isPublic: () => internet.isPublic,
    check: async () => {},
    answerProbe: () => undefined,
    addressOf: (subdomain) => `https://${subdomain}.${sitesDomain}`,
    atFreeAddress: async (subdomain) =>
      internet.isPublic ? pageOf(`${subdomain}.${sitesDomain}`) : { problem: 'no-answer' },
    atTarget: (host) => pageOf(host),
    asVisitor,
    visit: async () => ({ problem: 'no-answer' }),
    otherPage: async (host) =>
      addresses(host, 'A').includes(OLD_ADDRESS)
        ? { html: '<!doctype html><title>Osei Homes, since 1998</title>' }
        : undefined
  }
  return { reach, resolver }
}
