/** One DNS record; `proxied` is true where the DNS host answers in its place. */
export type ZoneRecord = { type: ZoneRecordType; name: string; content: string; proxied?: boolean }
export type ZoneRecordType = 'A' | 'AAAA' | 'CAA' | 'CNAME' | 'MX' | 'SRV' | 'TXT'

const ADDRESSES: readonly string[] = ['A', 'AAAA', 'CNAME']

/** Names that websites, email and phones commonly use. No server lists a domain's names. */
const COMMON_LABELS = [
  'www mail webmail email smtp imap pop pop3 mx mx1 mx2 autodiscover autoconfig ftp cpanel webdisk',
  'blog shop store m crm portal office home listings search app api calendar docs drive remote vpn',
  'lyncdiscover sip msoid enterpriseregistration enterpriseenrollment mta-sts',
  '_dmarc _mta-sts _smtp._tls _autodiscover._tcp _sip._tls _sipfederationtls._tcp _imaps._tcp',
  '_submission._tcp _caldavs._tcp _carddavs._tcp *'
].flatMap((line) => line.split(' '))
/** Names under which email services publish their DKIM keys. */
const DKIM_SELECTORS = [
  'default google selector1 selector2 k1 k2 k3 s1 s2 mail dkim smtp zoho zmail fm1 fm2 fm3 mandrill',
  'protonmail protonmail2 protonmail3 sig1 key1 key2 mx x turbo-smtp everlytickey1 everlytickey2'
].flatMap((line) => line.split(' '))

/** Every name of a domain that is looked up before it moves. */
export function namesOf(domain: string, more: readonly string[] = []): string[] {
  const keys = DKIM_SELECTORS.map((selector) => `${selector}._domainkey`)
  const names = [...COMMON_LABELS, ...keys].map((label) => `${label}.${domain}`)
  return [...new Set([domain, ...names, ...more])]
}

/** The record types that a name can have. */
export function typesOf(name: string, domain: string): readonly ZoneRecordType[] {
  if (name.startsWith('_') || name.includes('._domainkey.')) return ['TXT', 'SRV']
  return name === domain ? ['A', 'AAAA', 'MX', 'TXT', 'CAA'] : ['A', 'AAAA', 'MX', 'TXT']
}

export function isAddress({ type }: { type: string }): boolean {
  return ADDRESSES.includes(type)
}

/** A host's own addresses. */
export function addressesOf(records: readonly ZoneRecord[], host: string): ZoneRecord[] {
  return records.filter((record) => record.name === host && isAddress(record))
}

/**
 * What a zone needs so that its name servers answer as the domain's do now. Without a proxy, since its
 * certificate comes later. Records of names that weren't looked up stay.
 */
export function zoneChanges(
  now: readonly ZoneRecord[],
  inZone: readonly ZoneRecord[]
): { add: ZoneRecord[]; remove: ZoneRecord[] } {
  const wanted = new Set(now.map(keyOf))
  const replaced = new Set(now.map(setOf))
  const held = new Set(inZone.filter(({ proxied }) => proxied !== true).map(keyOf))
  const remove = inZone.filter(
    (record) =>
      (replaced.has(setOf(record)) && !wanted.has(keyOf(record))) ||
      (record.proxied === true && (replaced.has(setOf(record)) || isUnknown(record, now)))
  )
  const unproxied = remove
    .filter((record) => record.proxied === true && isUnknown(record, now))
    .map(({ content, name, type }) => ({ content, name, type }))
  return { add: [...now.filter((record) => !held.has(keyOf(record))), ...unproxied], remove }
}

/** Aliases of hosts that will move get the addresses themselves, or they would move along. */
export function detachAliases(
  records: readonly ZoneRecord[],
  hosts: readonly string[]
): ZoneRecord[] {
  return records.flatMap((record) => {
    const isAlias = record.type === 'CNAME' && hosts.includes(record.content)
    if (!isAlias || hosts.includes(record.name)) return record
    return addressesBehind(records, record.content).map((address) => ({
      ...address,
      name: record.name
    }))
  })
}

/** The names whose email or service is delivered to a host that will move, which would stop it. */
export function servicesAt(records: readonly ZoneRecord[], hosts: readonly string[]): ZoneRecord[] {
  return records.filter(({ content, type }) => {
    const [target] = content.split(' ').slice(-1)
    return (type === 'MX' || type === 'SRV') && hosts.includes(target ?? '')
  })
}

/** Aliases other than the hosts themselves, which move along where we don't manage the zone. */
export function aliasesOf(records: readonly ZoneRecord[], hosts: readonly string[]): string[] {
  return records
    .filter(({ content, name, type }) => {
      return type === 'CNAME' && hosts.includes(content) && !hosts.includes(name)
    })
    .map(({ name }) => name)
}

/** Follows aliases within the records. */
function addressesBehind(records: readonly ZoneRecord[], host: string, depth = 0): ZoneRecord[] {
  return addressesOf(records, host).flatMap((record) => {
    const inner = record.type === 'CNAME' ? addressesOf(records, record.content) : []
    if (inner.length === 0 || depth > 4) return record
    return addressesBehind(records, record.content, depth + 1)
  })
}

/** Address records of one name replace each other, whatever their type. */
function setOf(record: ZoneRecord): string {
  return `${isAddress(record) ? 'address' : record.type} ${record.name}`
}

function keyOf({ content, name, type }: ZoneRecord): string {
  return `${type} ${name} ${content}`
}

function isUnknown(record: ZoneRecord, now: readonly ZoneRecord[]): boolean {
  return isAddress(record) && !now.some((one) => setOf(one) === setOf(record))
}
