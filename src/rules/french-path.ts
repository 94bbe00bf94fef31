import { frenchHome as FRENCH } from './addresses.ts'

// French pages have the addresses of the English ones, below that of the French home page.

/** '/fr' of '/', and '/fr/pricing?plan=1' of '/pricing?plan=1'. */
export function frenchPath(path: string): string {
  return path.replace(/^\/?/, `${FRENCH}/`).replace(/^\/fr\/(?=$|[?#])/, FRENCH)
}

/** The English address of a page in either language. */
export function englishPath(path: string): string {
  return isFrenchPath(path) ? path.slice(FRENCH.length).replace(/^(?!\/)/, '/') : path
}

export function isFrenchPath(path: string): boolean {
  return /^\/fr(?=$|[/?#])/.test(path)
}

/** The address of a page that is there in both languages. */
export function pathIn(language: 'en' | 'fr', path: string): string {
  return language === 'fr' ? frenchPath(path) : path
}
