import { said, type SiteView } from '../view.ts'

/** A page's own title: the home page's is the website's name. */
export function pageTitle(view: SiteView): string {
  const { blog, page, words, websiteName } = view
  if (blog?.kind === 'post') return blog.post.title
  if (!page && blog) return words.blog
  if (!page || page.kind === 'home') return websiteName
  return said(view, page.title)?.text ?? (words.pages[page.kind] || websiteName)
}
