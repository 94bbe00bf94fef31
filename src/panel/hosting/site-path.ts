import type { SiteContent } from '#contract/websites/site-content.ts'
import type { HostedSite } from './host-map.ts'

type ContentOf = (
  site: HostedSite
) => Promise<{ content: Pick<SiteContent, 'language'> } | undefined>

const PATH = /^(\/[\w.-]+)*\/?$/
const PATH_MAX = 200

/** Every page and file of a website has such a path; anything else is nowhere. */
export function isSitePath(path: string): boolean {
  return path.length <= PATH_MAX && PATH.test(path)
}

/** '/fr' for a path in French on an English website. */
export function languagePart(path: string): string {
  return /^\/(en|fr)(?=\/|$)/.exec(path)?.[0] ?? ''
}

/**
 * Where the page of this path is: without a slash at the end, and without the part of the website's main
 * language, which its links have from when that was the second one.
 */
export async function shorterPath(
  contentOf: ContentOf,
  site: HostedSite,
  path: string
): Promise<string | undefined> {
  if (path.length > 1 && path.endsWith('/')) return path.slice(0, -1)
  const part = languagePart(path)
  if (part === '') return undefined
  const shown = await contentOf(site)
  return shown && part === `/${shown.content.language}` ? path.slice(part.length) || '/' : undefined
}
