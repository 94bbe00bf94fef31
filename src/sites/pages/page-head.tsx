import { feedHref } from '../blog/blog-links.ts'
import { SHARE_SIZE } from '../share-card.ts'
import { mediaAddress, type SiteView } from '../view.ts'
import type { HeadSubject } from './head-subject.ts'

/** Everything that search engines, shared links and home screens read about a page. */
export function PageHead({
  view,
  subject,
  origin,
  isIndexed
}: {
  view: SiteView
  subject: HeadSubject
  origin: string
  isIndexed: boolean
}) {
  const { language, content } = view
  const { data, description, languages, path, post, title } = subject
  const main = languages.find((one) => one.language === content.language)
  const feed = feedHref(view)
  return (
    <>
      <title>{title}</title>
      <meta content={description} name="description" />
      {!isIndexed && <meta content="noindex" name="robots" />}
      {view.page?.kind === 'home' && view.services?.verification !== undefined && (
        <meta content={view.services.verification} name="google-site-verification" />
      )}
      <link href={origin + path} rel="canonical" />
      {languages.length > 1 &&
        languages.map((one) => (
          <link
            href={origin + one.path}
            hrefLang={`${one.language}-CA`}
            key={one.language}
            rel="alternate"
          />
        ))}
      {languages.length > 1 && main && (
        <link href={origin + main.path} hrefLang="x-default" rel="alternate" />
      )}
      {feed !== undefined && (
        <link
          href={feed}
          rel="alternate"
          title={`${view.words.blog} | ${view.websiteName}`}
          type="application/atom+xml"
        />
      )}
      <meta content={post ? 'article' : 'website'} property="og:type" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={origin + path} property="og:url" />
      <meta content={view.websiteName} property="og:site_name" />
      <meta content={`${language}_CA`} property="og:locale" />
      {post && <meta content={post.published} property="article:published_time" />}
      {post && <meta content={post.changed} property="article:modified_time" />}
      <ShareMeta origin={origin} subject={subject} view={view} />
      <meta content="summary_large_image" name="twitter:card" />
      <SiteIcons view={view} />
      <script dangerouslySetInnerHTML={{ __html: scriptJson(data) }} type="application/ld+json" />
    </>
  )
}

/** A preview names no picture, since pictures are drawn from what is published. */
function ShareMeta({
  view,
  subject: { card, title },
  origin
}: {
  view: SiteView
  subject: HeadSubject
  origin: string
}) {
  if (view.mark === 'preview') return null
  return (
    <>
      <meta content={origin + card.path} property="og:image" />
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

/** JSON that can't close its script element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
