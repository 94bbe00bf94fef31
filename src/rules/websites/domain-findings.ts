import { isAddress, type ZoneRecord } from './zone-records.ts'

export type FindingKind =
  | 'caa'
  | 'dkim'
  | 'dmarc'
  | 'dnssec'
  | 'email'
  | 'other'
  | 'spf'
  | 'website'
export type Finding = { kind: FindingKind; values: string[] }

/** The authority of certificates that are ours to make. */
const OUR_AUTHORITY = 'letsencrypt.org'

/** Whether the domain's CAA records, if it has any, let our authority issue its certificate. */
export function allowsOurCertificates(records: readonly ZoneRecord[], domain: string): boolean {
  const issuers = records
    .filter(({ name, type }) => type === 'CAA' && name === domain)
    .filter(({ content }) => content.split(' ')[1] === 'issue')
  return issuers.length === 0 || issuers.some(({ content }) => content.includes(OUR_AUTHORITY))
}

/** What a domain's DNS has today, by what it means to its owner. Kinds without a record are left out. */
export function findingsIn(
  records: readonly ZoneRecord[],
  { domain, hosts, signatures }: { domain: string; hosts: string[]; signatures: string[] }
): Finding[] {
  const texts = (record: ZoneRecord) => `${record.name}: ${record.content}`
  const isAt = (record: ZoneRecord, name: string, type: string) =>
    record.name === name && record.type === type
  const select = (test: (record: ZoneRecord) => boolean) => records.filter(test)

  const website = select((record) => hosts.includes(record.name) && isAddress(record))
  const email = select((record) => isAt(record, domain, 'MX'))
  const spf = select((record) => isAt(record, domain, 'TXT') && /^v=spf1\b/i.test(record.content))
  const dkim = select(({ name }) => name.endsWith(`._domainkey.${domain}`))
  const dmarc = select(({ name }) => name === `_dmarc.${domain}`)
  const caa = select((record) => isAt(record, domain, 'CAA'))
  const named = new Set([...website, ...email, ...spf, ...dkim, ...dmarc, ...caa])
  const other = select((record) => !named.has(record))

  const findings: Finding[] = [
    { kind: 'website', values: website.map(texts) },
    { kind: 'email', values: email.map(({ content }) => content) },
    { kind: 'spf', values: spf.map(({ content }) => content) },
    { kind: 'dkim', values: dkim.map(({ name }) => name) },
    { kind: 'dmarc', values: dmarc.map(({ content }) => content) },
    { kind: 'caa', values: caa.map(({ content }) => content) },
    { kind: 'dnssec', values: signatures },
    { kind: 'other', values: [...new Set(other.map(({ name }) => name))] }
  ]
  return findings.filter(({ values }) => values.length > 0)
}
