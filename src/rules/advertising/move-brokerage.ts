import { formatPhone } from '../people/phone.ts'

/** The details that belong to a brokerage, by their names in a website's content. */
type Details = {
  company_name: string
  company_contact: string
  company_fax: string
  company_email: string
  company_address: string
  company_address_2: string
  company_logo: unknown
  salesman_designation: string
}
type Content = Details & {
  salesman_contact: string
  salesman_email: string
  licence?: { brokerage: string } | undefined
  website_name: string
  pages: unknown
}

/** Changed wherever they are in a text; a shorter one would be found inside of other words. */
const IN_TEXTS = ['company_name', 'company_email', 'company_contact'] as const
const LENGTH_MIN = 4

/** A website with a new brokerage's details; its texts stay as they are. */
export function withBrokerage<Site extends Content>(
  site: Site,
  { salesman_designation, ...own }: Details
): Site {
  return {
    ...site,
    ...own,
    ...(salesman_designation.trim() !== '' && { salesman_designation }),
    // The register's new name isn't known yet.
    ...(site.licence && { licence: { ...site.licence, brokerage: '' } })
  }
}

/**
 * The same with texts that name the new brokerage in place of the old one, and how many do. What is
 * put into rich text is not sanitised yet. A new detail that is empty or has markup replaces nothing, and an email
 * address or number that is the agent's own, too, stays.
 */
export function moveBrokerage<Site extends Content>(
  site: Site,
  details: Details
): { site: unknown; texts: number } {
  const pairs = IN_TEXTS.flatMap((name) => {
    const [from, to] = [site[name].trim(), details[name].trim()]
    // A name with markup could become markup in rich text.
    if (from.length < LENGTH_MIN || to === '' || from === to || /[<>]/.test(to)) return []
    if (isAgents(site, name)) return []
    if (name === 'company_contact') return phonePairs(from, to)
    // Rich text has its ampersands as entities.
    return from.includes('&')
      ? [[escaped(from), escaped(to)] as const, [from, to] as const]
      : [[from, to] as const]
  })
  let texts = 0
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = pairs.reduce((now, [from, to]) => now.replaceAll(from, () => to), value)
      if (text !== value) texts++
      return text
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(replaced)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one)]))
  }
  const [website_name, pages] = [replaced(site.website_name), replaced(site.pages)]
  return { site: { ...withBrokerage(site, details), website_name, pages }, texts }
}

function isAgents(site: Content, name: (typeof IN_TEXTS)[number]): boolean {
  if (name === 'company_name') return false
  if (name === 'company_contact') {
    return formatPhone(site.company_contact) === formatPhone(site.salesman_contact)
  }
  return site.company_email.trim().toLowerCase() === site.salesman_email.trim().toLowerCase()
}

/** As our own texts have a number, and as it is stored. */
function phonePairs(from: string, to: string): (readonly [string, string])[] {
  const shown = [formatPhone(from), formatPhone(to)] as const
  return shown[0] === from ? [shown] : [shown, [from, to]]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;')
}
