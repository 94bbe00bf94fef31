import type { PageKind } from './site-pages.ts'

type MaybeLanding = { kind: PageKind; landing?: boolean | undefined }

/** Whether a page is for advertisements: in no menu, no sitemap and no search engine, and without a menu of its own. */
export function isLandingPage({ kind, landing = false }: MaybeLanding): boolean {
  return kind === 'own' && landing
}

/** What an advertisement's link says about itself. */
export type AdTags = { source: string; medium: string; campaign: string }

/** The page's address with the tags that are filled in. */
export function adLink(address: string, { campaign, medium, source }: AdTags): string {
  const url = new URL(address)
  const tags = { utm_source: source, utm_medium: medium, utm_campaign: campaign }
  for (const [name, value] of Object.entries(tags)) {
    if (value.trim() !== '') url.searchParams.set(name, value.trim())
  }
  return url.href
}
