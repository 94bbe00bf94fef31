import type { ZoneRecord } from '#rules/websites/zone-records.ts'

/** A record as Cloudflare's API has it. */
export type CloudflareRecord = {
  id: string
  type: string
  name: string
  content: string
  priority?: number
  proxied?: boolean
  data?: Record<string, unknown>
}

const TYPES = ['A', 'AAAA', 'CAA', 'CNAME', 'MX', 'SRV', 'TXT']

/** As DNS answers it. Other types, such as NS, aren't read. */
export function readRecord(record: CloudflareRecord): ZoneRecord[] {
  if (!TYPES.includes(record.type)) return []
  const { name, priority = 0, proxied } = record
  const type = record.type as ZoneRecord['type']
  const base = { type, name: name.toLowerCase(), ...(proxied === true && { proxied }) }
  return [{ ...base, content: contentOf(type, record.content, priority) }]
}

/** As Cloudflare's API wants it. */
export function writeRecord({ content, name, proxied = false, type }: ZoneRecord): object {
  const base = { type, name, ttl: 1 }
  const [first = '', second = '', third = '', ...rest] = content.split(' ')
  switch (type) {
    case 'A':
    case 'AAAA':
    case 'CNAME':
      return { ...base, content, proxied }
    case 'MX':
      return { ...base, content: second, priority: Number(first) }
    case 'TXT':
      return { ...base, content: quoted(content) }
    case 'CAA': {
      const value = unquoted([third, ...rest].join(' '))
      return { ...base, data: { flags: Number(first), tag: second, value } }
    }
    case 'SRV': {
      const [priority, weight, port] = [first, second, third].map(Number)
      return { ...base, data: { priority, weight, port, target: rest.join('') } }
    }
  }
}

function contentOf(type: ZoneRecord['type'], content: string, priority: number): string {
  switch (type) {
    case 'MX':
      return `${priority} ${hostOf(content)}`
    case 'SRV':
      return `${priority} ${content.split(/\s+/).slice(-3).map(hostOf).join(' ')}`
    case 'CNAME':
      return hostOf(content)
    case 'TXT':
      return unquoted(content)
    case 'A':
    case 'AAAA':
    case 'CAA':
      return content
  }
}

function hostOf(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

/** DNS carries a text in parts of at most 255 bytes. */
function quoted(text: string): string {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  return parts.map((part) => `"${part.replace(/["\\]/g, '\\$&')}"`).join(' ')
}

function unquoted(content: string): string {
  const parts = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, part = '']) => part)
  if (parts.length === 0) return content
  return parts.join('').replace(/\\(.)/gs, '$1')
}
