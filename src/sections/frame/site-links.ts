import { englishPath } from '#rules/french-path.ts'
import { barePath, paths } from '#rules/paths.ts'

/** The links at the top of every public page, in this order, by their names in messages. */
export const MAIN_LINKS = [
  { name: 'home', path: paths.home },
  { name: 'designs', path: paths.designs },
  { name: 'about', path: paths.about },
  { name: 'blog', path: paths.blog },
  { name: 'pricing', path: paths.pricing }
] as const

export const QUICK_LINKS = [
  { name: 'home', path: paths.home },
  { name: 'designs', path: paths.designs },
  { name: 'plans', path: paths.pricing },
  { name: 'contact', path: paths.contact },
  { name: 'howToSetup', path: paths.howToSetup },
  { name: 'calculators', path: paths.calculators }
] as const

export const LEGAL_LINKS = [
  { name: 'privacyPolicy', path: paths.privacyPolicy },
  { name: 'cookiePolicy', path: paths.cookiePolicy },
  { name: 'faq', path: paths.faq }
] as const

/** Whether `path` is the page being built, or its section. */
export function isCurrent(path: string, pathname: string): boolean {
  const address = englishPath(barePath(pathname))
  // A person's page is opened from the list of leads.
  const here = address === paths.lead ? paths.leads : address
  return here === path || (path !== '/' && here.startsWith(`${path}/`))
}
