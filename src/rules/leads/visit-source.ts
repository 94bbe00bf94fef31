import { onOneLine } from '../content/printable.ts'

/** The tags of an advertisement's link that reports count by. */
const VISIT_TAGS = ['utm_source', 'utm_medium', 'utm_campaign'] as const
type VisitTags = Record<(typeof VISIT_TAGS)[number], string>

/** Where a visit came from; empty where nothing is known. */
export type VisitSource = VisitTags & { referrer: string }

export const UNKNOWN_SOURCE: VisitSource = {
  referrer: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: ''
}
/** Counted together where a website has more sources in a day than people send it. */
export const OTHER_SOURCES: VisitSource = { ...UNKNOWN_SOURCE, referrer: '(other)' }

/** Characters of a tag, and of a host. */
export const TAG_MAX = 60

/** Whether a visitor's browser asks for Global Privacy Control: https://w3c.github.io/gpc. */
export function asksForPrivacy(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['sec-gpc'] === '1'
}

type Opened = {
  /** Path and query, as asked for. */
  url: string
  referer: string | undefined
  /** The website's own hosts. */
  hosts: readonly string[]
  /** Global Privacy Control. */
  isPrivate: boolean
}

/** Where the visit came from that this page begins; undefined if it was opened from the website itself. */
export function visitSource({ hosts, isPrivate, referer, url }: Opened): VisitSource | undefined {
  const host = referer === undefined ? undefined : URL.parse(referer)?.hostname
  if (host !== undefined && hosts.includes(host)) return undefined
  if (isPrivate) return UNKNOWN_SOURCE
  return { ...visitTags(url), referrer: (host ?? '').replace(/^www\./, '').slice(0, TAG_MAX) }
}

/** The tags in an address, as they are counted. */
function visitTags(url: string): VisitTags {
  const at = url.indexOf('?')
  const query = at === -1 ? undefined : new URLSearchParams(url.slice(at + 1))
  const tag = (name: (typeof VISIT_TAGS)[number]) => readTag(query?.get(name) ?? '')
  return {
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign')
  }
}

/** In lower case, so that 'Facebook' and 'facebook' are one source. Some newsletters put the reader's address in. */
function readTag(value: string): string {
  const tag = onOneLine(value).toLowerCase()
  return tag.includes('@') ? '' : tag.slice(0, TAG_MAX)
}
