import { pathIn } from './french-path.ts'
import { CALCULATORS } from './home-costs/ask-costs.ts'
import { calculatorPath } from './home-costs/calculator-path.ts'
import { paths } from './paths.ts'

/** In English alone, or in French only where the content is. */
const OTHERS: readonly string[] = [paths.cookiePolicy, paths.frenchHome, paths.privacyPolicy]

/** The English addresses of the pages that are in French whatever the content, which has French pages of its own. */
export const FRENCH_PAGES: readonly string[] = [
  ...Object.values(paths).filter((path) => !OTHERS.includes(path)),
  ...CALCULATORS.map(calculatorPath)
]

/** A page's address in a language, or its English one if the page is only in English; queries and fragments stay. */
export function pageIn(language: 'en' | 'fr', address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return FRENCH_PAGES.includes(path) ? pathIn(language, address) : address
}
