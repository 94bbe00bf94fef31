import { accessOf, paths } from '#rules/paths.ts'

/** Where a page's picture is; scripts/astro/og-pictures.ts draws it. Pages nobody links to share the home page's. */
export function ogPicturePath(path: string): string {
  const isShared = path === paths.home || path.startsWith('/auth/') || accessOf(path) !== 'public'
  return `/og/${isShared ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
