import { SITE_LANGUAGES, type SiteLanguage } from '../websites/site-pages.ts'

/** Also an address that no page of an agent's may have. */
export const CHOICES_SLUG = 'privacy-choices'

const COPIES = { 'my-data.csv': 'csv', 'my-data.json': 'json' } as const
export type CopyFormat = (typeof COPIES)[keyof typeof COPIES]
export const COPY_NAMES = Object.keys(COPIES) as (keyof typeof COPIES)[]

/** '/privacy-choices', where visitors ask for a link, and what is behind it with the link's token. */
export function choicesPath(language: SiteLanguage, main: SiteLanguage, token?: string): string {
  const page = `${language === main ? '' : `/${language}`}/${CHOICES_SLUG}`
  return token === undefined ? page : `${page}/${token}`
}

/** For emails, which don't know the website's main language: each language has such an address. */
export function choicesUrl(website: string, language: SiteLanguage, token?: string): string {
  return `${website}/${language}/${CHOICES_SLUG}${token === undefined ? '' : `/${token}`}`
}

export type ChoicesPlace = {
  language: SiteLanguage
  token?: string
  copy?: CopyFormat
}

/** What a path is about; undefined for any other path. A language that the website lacks is its main one. */
export function readChoicesPath(
  path: string,
  languages: readonly SiteLanguage[]
): ChoicesPlace | undefined {
  const [, first = '', ...others] = path.split('/')
  const prefix = SITE_LANGUAGES.find((one) => one === first)
  const [page, token, name, ...more] = prefix ? others : [first, ...others]
  const [main] = languages
  if (page !== CHOICES_SLUG || main === undefined || more.length > 0) return undefined
  const language = languages.find((one) => one === prefix) ?? main
  if (token === undefined) return { language }
  if (!/^[\da-f]+$/.test(token)) return undefined
  if (name === undefined) return { language, token }
  const copy = COPY_NAMES.find((one) => one === name)
  return copy && { language, token, copy: COPIES[copy] }
}
