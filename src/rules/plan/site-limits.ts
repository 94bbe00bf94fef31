import type { PageKind } from '../websites/site-pages.ts'

/**
 * What a plan's website may have; a limit of languages or pages that the plan doesn't name is none. A
 * plan without a number of members has no team.
 */
export type SiteLimits = {
  languages?: 1 | 2
  pages?: number
  members?: number
  /** Gigabytes of pictures and documents; STORAGE_GB where it isn't named. */
  storage_gb?: number
}

/** Some 15,000 photographs, each in every width and format. */
const STORAGE_GB = 20
const GB = 1_000_000_000

/** Bytes of the pictures and documents that a website of this plan may store. */
export function storageLimit({ storage_gb = STORAGE_GB }: SiteLimits): number {
  return storage_gb * GB
}

type Site = { second_language: string | null; pages: readonly { kind: PageKind }[] }

/**
 * Which of its plan's limits a website goes beyond: languages, or pages of the agent's own. What it had
 * `before`, for example under another plan, it keeps.
 */
export function limitProblem(
  site: Site,
  limits: SiteLimits,
  before?: Site
): 'languages' | 'pages' | undefined {
  const hasSecond = site.second_language !== null
  if (hasSecond && limits.languages === 1 && !before?.second_language) return 'languages'
  const [own, ownBefore] = [ownPages(site), before ? ownPages(before) : 0]
  return limits.pages !== undefined && own > limits.pages && own > ownBefore ? 'pages' : undefined
}

function ownPages({ pages }: Site): number {
  return pages.filter(({ kind }) => kind === 'own').length
}
