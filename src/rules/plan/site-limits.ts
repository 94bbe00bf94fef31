import type { PageKind } from '../websites/site-pages.ts'

/** What a plan's website may have; a limit that the plan doesn't name is none. */
export type SiteLimits = { languages?: 1 | 2; pages?: number }

type Site = { second_language: string | null; pages: readonly { kind: PageKind }[] }

/** Which of its plan's limits a website is beyond: pages of the agent's own, or languages. */
export function limitProblem(
  { pages, second_language }: Site,
  limits: SiteLimits
): 'languages' | 'pages' | undefined {
  if (second_language !== null && limits.languages === 1) return 'languages'
  const own = pages.filter(({ kind }) => kind === 'own').length
  return limits.pages !== undefined && own > limits.pages ? 'pages' : undefined
}
