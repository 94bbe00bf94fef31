/** The languages of agents' websites. */
export const SITE_LANGUAGES = ['en', 'fr'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** Every website has one page of each of these; an agent adds pages of kind 'own'. */
export const FIXED_PAGES = ['home', 'about', 'homes', 'areas', 'contact', 'privacy'] as const
export const PAGE_KINDS = [...FIXED_PAGES, 'own'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Grows when older code could not read what newer code saves; content of a newer one is not served. */
export const SITE_SCHEMA = 1

export const SITE_PAGES_MAX = 40
export const PAGE_BLOCKS_MAX = 40
/** Entries of one block: questions, areas, testimonials, figures, pictures, logos. */
export const BLOCK_ENTRIES_MAX = 60
/** Characters of a rich text in one language. */
export const SITE_TEXT_MAX = 20_000
/** Bytes of a whole website as JSON. */
export const SITE_BYTES_MAX = 1_000_000

/** Addresses that no page of an agent's website may have: files, other languages, and the panel's own paths. */
const RESERVED = [
  ...SITE_LANGUAGES,
  'api',
  'dashboard',
  'editor',
  'healthz',
  'hooks',
  'mailbox',
  'metrics',
  'privacy-choices',
  'readyz',
  'robots',
  'sitemap'
]

/** Whether a page may have this address: lower-case letters, digits and hyphens, and not reserved. */
export function isPageSlug(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60 && !RESERVED.includes(slug)
}

type PageAddress = { kind: PageKind; slug: string }

/** A page's path: '/about', and '/fr/about' in the second language. */
export function pagePath(
  { kind, slug }: PageAddress,
  language: SiteLanguage,
  main: SiteLanguage
): string {
  const prefix = language === main ? '' : `/${language}`
  return kind === 'home' ? prefix || '/' : `${prefix}/${slug}`
}

/** What a set of pages breaks first, or undefined. */
export function pagesProblem(
  pages: readonly (PageAddress & { id: string })[]
): 'address' | 'fixed' | 'same-address' | 'same-id' | undefined {
  const fixed = FIXED_PAGES.every((kind) => pages.filter((page) => page.kind === kind).length === 1)
  if (!fixed) return 'fixed'
  if (new Set(pages.map(({ id }) => id)).size < pages.length) return 'same-id'
  const addressed = pages.filter(({ kind }) => kind !== 'home')
  if (addressed.some(({ slug }) => !isPageSlug(slug))) return 'address'
  const isRepeated = new Set(addressed.map(({ slug }) => slug)).size < addressed.length
  return isRepeated ? 'same-address' : undefined
}
