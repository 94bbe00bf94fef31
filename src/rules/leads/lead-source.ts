import { readChoicesPath } from '../privacy/choices-path.ts'
import { SITE_LANGUAGES } from '../websites/site-pages.ts'
import { onOneLine } from '../content/printable.ts'

const TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
/** What a visit shows. */
const VISIT_KEYS = [...TAGS, 'referrer', 'landing_page'] as const
/**
 * Where a lead came from: the tags of an advertisement's link, the page that linked to the website, or the
 * agent's note about a lead that they added.
 */
export const LEAD_SOURCE_KEYS = [...VISIT_KEYS, 'note'] as const
export type LeadSource = Partial<Record<(typeof LEAD_SOURCE_KEYS)[number], string>>

/** Characters of each. */
const LEAD_SOURCE_MAX = 200

type Visit = {
  host: string
  /** The form's page. */
  page: string
  /** The page before it; empty if the browser doesn't tell. */
  before: string
  /** Global Privacy Control: nothing is known of the page before. */
  isPrivate: boolean
}

/**
 * From the addresses of the form's page and of the page before it: tags of either, the host of another
 * website that linked here, and the first of the two pages that is the website's own.
 */
export function leadSource({ host, isPrivate, ...visit }: Visit): LeadSource {
  const page = ownPage(visit.page, host)
  const told = isPrivate ? '' : visit.before
  const before = ownPage(told, host)
  const linked = URL.parse(told)?.hostname
  const source: LeadSource = {}
  const tagged = [page, before].find((url) => url && TAGS.some((tag) => url.searchParams.has(tag)))
  for (const tag of TAGS) {
    const value = tagged?.searchParams.get(tag)
    if (value) source[tag] = value
  }
  if (linked && linked !== host) source.referrer = linked
  const landing = before ?? page
  if (landing) source.landing_page = landing.pathname
  return cut(source)
}

export type CameFrom = { kind: 'advertisement' | 'link' | 'note' | 'page'; value: string }

/**
 * How somebody came to the form of a page, as far as is known: by an advertisement's link, by another
 * website, by another page of this one, or as the agent noted. Nothing is known of a visit that began there.
 */
export function cameFrom(source: LeadSource, page: string): CameFrom[] {
  const { landing_page = '', note = '', referrer = '' } = source
  const tags = TAGS.flatMap((tag) => source[tag] ?? []).join(' · ')
  const isElsewhere = landing_page !== '' && landing_page !== page
  const found: CameFrom[] = [
    { kind: 'advertisement', value: tags },
    { kind: 'link', value: referrer },
    { kind: 'note', value: note },
    { kind: 'page', value: isElsewhere ? landing_page : '' }
  ]
  return found.filter(({ value }) => value !== '')
}

/** As a hidden field of a form that is shown again. */
export function formatLeadSource(source: LeadSource): string {
  return new URLSearchParams(source).toString()
}

/** Unknown keys are left out. */
export function readLeadSource(text: string): LeadSource {
  const typed = new URLSearchParams(text)
  const source: LeadSource = {}
  for (const key of VISIT_KEYS) {
    const value = typed.get(key)
    if (value) source[key] = value
  }
  return cut(source)
}

/** A page of the website itself, and neither where its forms are sent to nor a visitor's private page. */
function ownPage(address: string, host: string): URL | undefined {
  const url = URL.parse(address)
  if (url?.hostname !== host || url.pathname.startsWith('/_site/')) return undefined
  return readChoicesPath(url.pathname, SITE_LANGUAGES) ? undefined : url
}

function cut(source: LeadSource): LeadSource {
  const cutValues = Object.entries(source)
    // Some newsletters put the reader's address in a tag: visits are counted without it too.
    .filter(([key, value]) => !(TAGS.some((tag) => tag === key) && value.includes('@')))
    .map(([key, value]) => [key, onOneLine(value).slice(0, LEAD_SOURCE_MAX)])
  return Object.fromEntries(cutValues) as LeadSource
}
