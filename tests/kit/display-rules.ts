import { DomUtils, parseDocument } from 'htmlparser2'
import { LISTING_WORDS } from '#sites/words/listing-words.ts'

type Shown = { language: 'en' | 'fr'; path: string }

const REFRESHED = {
  en: /\d{4}, \d{1,2}(?::\d{2})?\s[ap]\.m\.\s[A-Z]T$/,
  fr: /\d{4}, \d{1,2}\sh(?:\s\d{2})?\sH[A-Z]$/
}

/**
 * What a page with a feed's homes lacks of what CREA asks: on each home its title, agent and brokerage; on the
 * page the badge, the time of the last reading and the trademarks. None for a page without such homes.
 */
export function displayProblems(html: string, { language, path }: Shown): string[] {
  const document = parseDocument(html)
  const words = LISTING_WORDS[language]
  const all = (name: string) =>
    DomUtils.findAll((one) => (one.attribs['class'] ?? '').split(' ').includes(name), [document])
  const text = (one: Parameters<typeof DomUtils.textContent>[0]) =>
    DomUtils.textContent(one).replaceAll(/\s+/g, ' ').trim()
  const [before = ''] = words.listedBy('', '').split(':')
  const isNamed = (of: string) => of.split(before.trim())[1]?.includes(', ') === true

  const cards = all('home-card')
  const [page] = all('listing-block')
  const named = [...cards, ...(page ? [page] : [])].filter((one) =>
    text(one).includes(before.trim())
  )
  if (named.length === 0) return []
  const problems = named.flatMap((one) => {
    const [names, within] = one === page ? [['h1'], document] : [['h2', 'h3'], one]
    const [title] = DomUtils.findAll((part) => names.includes(part.name), [within])
    return [
      ...(title && text(title) !== '' ? [] : ['a home has no title']),
      ...(isNamed(text(one)) ? [] : ['a home doesn’t name its agent and brokerage'])
    ]
  })
  const notices = all('feed-notice')
  if (notices.length === 0) problems.push('there is no notice')
  for (const notice of notices) {
    const lines = DomUtils.getElementsByTagName('p', notice).map(text)
    if (lines[0] !== words.poweredBy) problems.push('the badge is missing')
    if (!REFRESHED[language].test(lines[1] ?? ''))
      problems.push('the time of the last reading is missing')
    if (lines[2] !== words.trademarks) problems.push('the trademarks are missing')
  }
  const isOfFeed = page !== undefined && named.includes(page)
  const [own] = page
    ? DomUtils.findAll((one) => one.attribs['class'] === 'feed-notice', [page])
    : []
  const links = own ? DomUtils.getElementsByTagName('a', own) : []
  if (isOfFeed && links.length !== 1)
    problems.push('the badge doesn’t link to the listing at REALTOR.ca')
  return problems.map((problem) => `${path}: ${problem}`)
}
