import type { SiteLanguage } from '../websites/site-pages.ts'

const ACCOUNT = '/homes-account'
const MEDIA = `${ACCOUNT}/media/`
const LINK = '/_site/homes-account/'

/** '/homes-account': where visitors register, sign in and find the homes that only they see. */
export function accountPath(language: SiteLanguage, main: SiteLanguage): string {
  return `${language === main ? '' : `/${language}`}${ACCOUNT}`
}

/** Photographs of those homes, with the slash. */
export const ACCOUNT_MEDIA_PATH = MEDIA

export type AccountPlace =
  | { kind: 'homes'; language: SiteLanguage }
  | { kind: 'home'; language: SiteLanguage; listing_id: number }
  | { kind: 'media'; name: string }

/** What a path of the account is about; undefined for any other path. */
export function readAccountPath(
  path: string,
  [main, ...others]: readonly SiteLanguage[]
): AccountPlace | undefined {
  if (main === undefined) return undefined
  if (path.startsWith(MEDIA)) return { kind: 'media', name: path.slice(MEDIA.length) }
  const language = [main, ...others].find((one) => {
    const account = accountPath(one, main)
    return path === account || path.startsWith(`${account}/`)
  })
  if (language === undefined) return undefined
  const rest = path.slice(accountPath(language, main).length)
  if (rest === '') return { kind: 'homes', language }
  const [, id] = /^\/(?:[a-z0-9]+-)*([1-9]\d{0,9})$/.exec(rest) ?? []
  return id === undefined ? undefined : { kind: 'home', language, listing_id: Number(id) }
}

/** Where a link in an email leads, on the agent's own host. */
export function signInPath(token: string): string {
  return LINK + token
}

/** The token in such an address; undefined for any other. */
export function readSignInPath(path: string): string | undefined {
  return path.startsWith(LINK) ? path.slice(LINK.length) : undefined
}
