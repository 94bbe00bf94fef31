import { said, type SiteView } from '../view.ts'

/** A page's own title: the home page's is the website's name. */
export function pageTitle(view: SiteView): string {
  const { page, words, websiteName } = view
  if (!page) return words.notFound.title
  if (page.kind === 'home') return websiteName
  return said(view, page.title)?.text ?? (words.pages[page.kind] || websiteName)
}
