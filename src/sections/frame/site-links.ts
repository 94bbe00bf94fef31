import { paths } from '#rules/paths.ts'

/** What the top of every public page leads to, in this order. */
export const MAIN_LINKS = [
  { name: 'Home', path: paths.home },
  { name: 'Designs', path: paths.designs },
  { name: 'About', path: paths.about },
  { name: 'Blog', path: paths.blog },
  { name: 'Pricing', path: paths.pricing }
]

export const QUICK_LINKS = [
  { name: 'Home', path: paths.home },
  { name: 'Designs', path: paths.designs },
  { name: 'Plans', path: paths.pricing },
  { name: 'Contact', path: paths.contact },
  { name: 'How to Setup', path: paths.howToSetup }
]

export const LEGAL_LINKS = [
  { name: 'Privacy Policy', path: paths.privacyPolicy },
  { name: 'Cookie Policy', path: paths.cookiePolicy },
  { name: 'FAQ', path: paths.faq }
]

/** Is `path` the page being built, or the part of the site it belongs to? */
export function isCurrent(path: string, pathname: string): boolean {
  const here = pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/'
  return here === path || (path !== '/' && here.startsWith(`${path}/`))
}
