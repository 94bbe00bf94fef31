/** Where an agent's host shows a version to the broker of record; `site` and a page's path follow it. */
const STAMP_PATH = '/_site/stamp/'

/** How long a link can be answered. What was decided can be read with it as long. */
export const STAMP_DAYS = 30
/** Characters of one remark. */
export const REMARK_MAX = 2000

export function stampPath(token: string): string {
  return `${STAMP_PATH}${token}`
}

/** The same for a page of the version. */
export function stampSitePath(token: string): string {
  return `${stampPath(token)}/site`
}

/** The token of a stamp's address, and the page's path below `site`; undefined for any other path. */
export function readStampPath(path: string): { token: string; page?: string } | undefined {
  if (!path.startsWith(STAMP_PATH)) return undefined
  const [token = '', site, ...rest] = path.slice(STAMP_PATH.length).split('/')
  return site === 'site' ? { token, page: `/${rest.join('/')}` } : { token }
}
