import { isLandingPage } from '#rules/websites/landing-page.ts'
import type { SitePage } from '#contract/websites/site-content.ts'
import { pageHref, pageOf, said, type SiteView } from '../view.ts'
import { blogHref, hasOwnBlogPage } from '../blog/blog-links.ts'
import { listingsHref } from '../listings/listing-links.ts'
import { otherLanguage } from '../languages.ts'

/** The menu: every page that is in it, and the page's other language. */
export function SiteNav({ view }: { view: SiteView }) {
  const pages = view.content.pages.filter((page) => {
    const { hidden, inMenu, kind } = page
    if (!inMenu || hidden || isLandingPage(page)) return false
    return kind !== 'home' || !view.isSinglePage
  })
  return (
    <nav className="site-nav" aria-label={view.words.menu}>
      {pages.map((page) => (
        <NavLink key={page.id} page={page} view={view} />
      ))}
      <ListingsLink view={view} />
      <BlogLink view={view} />
      <LanguageSwitch view={view} />
    </nav>
  )
}

function NavLink({ view, page }: { view: SiteView; page: SitePage }) {
  const href = pageHref(view, page)
  const title = said(view, page.title) ?? { text: view.words.pages[page.kind], lang: undefined }
  if (href === undefined || title.text === '') return null
  const isCurrent = !view.isSinglePage && page.id === view.page?.id
  return (
    <a aria-current={isCurrent ? 'page' : undefined} href={href} lang={title.lang}>
      {title.text}
    </a>
  )
}

/** The search, unless the agent's own page of homes is in the menu, which leads there. */
function ListingsLink({ view }: { view: SiteView }) {
  const href = listingsHref(view)
  const homes = pageOf(view, 'homes')
  if (href === undefined || homes?.inMenu) return null
  return (
    <a aria-current={view.found && 'page'} href={href}>
      {view.words.pages.homes}
    </a>
  )
}

/** Only while there is something to read, and no page of the agent's own is the blog's. */
function BlogLink({ view }: { view: SiteView }) {
  const href = blogHref(view)
  if (href === undefined || hasOwnBlogPage(view)) return null
  return (
    <a aria-current={view.blog && 'page'} href={href}>
      {view.words.blog}
    </a>
  )
}

/** The same page in the website's other language. */
function LanguageSwitch({ view }: { view: SiteView }) {
  const other = otherLanguage(view.content, view.language)
  if (other === undefined || view.isSinglePage) return null
  const home = view.content.pages.find(({ kind }) => kind === 'home')
  const page = view.page ?? home
  if (!page) return null
  const href = view.hosted?.addressIn(view, other) ?? pageHref(view, page, other)
  return (
    <a className="language-switch" href={href} hrefLang={other} lang={other}>
      {other === 'fr' ? 'Français' : 'English'}
    </a>
  )
}
