import type { SitePage } from '#contract/websites/site-content.ts'
import { languagesOf } from '../languages.ts'
import { SHARE_SIZE, shareCard } from '../share-card.ts'
import { mediaAddress, pageHref, said, type SiteView } from '../view.ts'
import { pageTitle } from './page-title.ts'
import { structuredData } from './structured-data.ts'

/** Everything that search engines, shared links and home screens read about a page. */
export function PageHead({
  view,
  page,
  origin,
  isIndexed
}: {
  view: SiteView
  page: SitePage
  origin: string
  isIndexed: boolean
}) {
  const { language, content } = view
  const address = (of = language) => origin + (pageHref(view, page, of) ?? '')
  const title = documentTitle(view)
  const description = pageDescription(view, page)
  const languages = languagesOf(content)
  return (
    <>
      <title>{title}</title>
      <meta content={description} name="description" />
      {!isIndexed && <meta content="noindex" name="robots" />}
      {page.kind === 'home' && view.services?.verification !== undefined && (
        <meta content={view.services.verification} name="google-site-verification" />
      )}
      <link href={address()} rel="canonical" />
      {languages.length > 1 &&
        languages.map((one) => (
          <link href={address(one)} hrefLang={`${one}-CA`} key={one} rel="alternate" />
        ))}
      {languages.length > 1 && (
        <link href={address(content.language)} hrefLang="x-default" rel="alternate" />
      )}
      <meta content="website" property="og:type" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={address()} property="og:url" />
      <meta content={view.websiteName} property="og:site_name" />
      <meta content={`${language}_CA`} property="og:locale" />
      <ShareMeta origin={origin} page={page} title={title} view={view} />
      <meta content="summary_large_image" name="twitter:card" />
      <SiteIcons view={view} />
      <script
        dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(view, page, origin)) }}
        type="application/ld+json"
      />
    </>
  )
}

/** A preview names no picture, since pictures are drawn from what is published. */
function ShareMeta({
  view,
  page,
  origin,
  title
}: {
  view: SiteView
  page: SitePage
  origin: string
  title: string
}) {
  if (view.mark === 'preview') return null
  return (
    <>
      <meta content={origin + shareCard(view, page).path} property="og:image" />
      <meta content={String(SHARE_SIZE.width)} property="og:image:width" />
      <meta content={String(SHARE_SIZE.height)} property="og:image:height" />
      <meta content={title} property="og:image:alt" />
    </>
  )
}

export function SiteIcons({ view }: { view: SiteView }) {
  const { logo } = view.content
  const [icon, type] = logo
    ? [
        mediaAddress(view, { ...logo, format: 'webp', width: Math.min(logo.width, 160) }),
        'image/webp'
      ]
    : ['/icon.svg', 'image/svg+xml']
  return (
    <>
      <link href={icon} rel="icon" type={type} />
      <link href="/site.webmanifest" rel="manifest" />
    </>
  )
}

/** 'About | Ann Roy Homes'; the home page has the brokerage beside the website's name. */
function documentTitle(view: SiteView): string {
  const { websiteName, brokerage, page } = view
  const parts = page?.kind === 'home' ? [websiteName, brokerage] : [pageTitle(view), websiteName]
  return [...new Set(parts)].join(' | ')
}

function pageDescription(view: SiteView, page: SitePage): string {
  const own = said(view, page.description)?.text
  if (own !== undefined) return own
  const hero = page.blocks.find((block) => block.type === 'hero' && !block.hidden)
  const intro = hero?.type === 'hero' ? said(view, hero.intro)?.text : undefined
  return intro ?? view.words.description(view.name, view.brokerage, view.place)
}

/** JSON that can't close its script element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
