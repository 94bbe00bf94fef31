import { SITE_LANGUAGES, type SiteLanguage } from './site-pages.ts'

/** Where agents' hosts serve the pictures that shared links show. */
const SHARE_PATH = '/_site/share/'

/** `page`: a page's id, or what stands for the blog, its posts and the listings. No page's id has an underscore. */
export type SharedPage = { language: SiteLanguage; page: string }

export const SHARED_BLOG = 'blog_'

export const SHARED_LISTINGS = 'listings_'

export function sharedPost(post_id: number): string {
  return `post_${post_id}`
}

export function sharedListing(listing_id: number): string {
  return `listing_${listing_id}`
}

/** The listing that such a page is; undefined for any other. */
export function readSharedListing(page: string): number | undefined {
  const [, id] = /^listing_(\d{1,10})$/.exec(page) ?? []
  return id === undefined ? undefined : Number(id)
}

/** A page's picture, at an address that changes with all that is drawn: others keep it for good. */
export function sharePath({ language, page }: SharedPage, drawn: unknown): string {
  return `${SHARE_PATH}${language}-${page}.${hashOf(JSON.stringify(drawn))}.jpg`
}

export function readSharePath(path: string): SharedPage | undefined {
  const [, given, page] =
    /^\/_site\/share\/(en|fr)-([a-z0-9-]{1,40}|blog_|listings_|(?:post|listing)_\d{1,10})\.[0-9a-f]{8}\.jpg$/.exec(
      path
    ) ?? []
  const language = SITE_LANGUAGES.find((one) => one === given)
  return language && page !== undefined ? { language, page } : undefined
}

/** FNV-1a, as eight hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
