import type { PageKind } from './site-pages.ts'

type MaybeLanding = { kind: PageKind; landing?: boolean | undefined }

/** Whether a page is for advertisements: in no menu, no sitemap and no search engine, and without a menu of its own. */
export function isLandingPage({ kind, landing = false }: MaybeLanding): boolean {
  return kind === 'own' && landing
}
