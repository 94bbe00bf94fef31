import { pagePath } from '#rules/websites/site-pages.ts'
import { mediaWidths } from '#rules/websites/site-media.ts'
import { languagesOf } from '../languages.ts'
import { initials } from '../links.ts'
import type { SiteAnswer, SiteRequest } from '../site-renderer.ts'
import { mediaAddress, type SiteView } from '../view.ts'

/** The files of a website that are made from its content, by path. */
const FILES: Record<
  string,
  (request: SiteRequest, view: SiteView) => [type: string, body: string]
> = {
  '/icon.svg': (_, view) => ['image/svg+xml', icon(view)],
  '/robots.txt': (request) => ['text/plain;charset=utf-8', robots(request)],
  '/site.webmanifest': (_, view) => ['application/manifest+json', manifest(view)],
  '/sitemap.xml': (request) => ['application/xml', sitemap(request)]
}

export function siteFile(request: SiteRequest, view: SiteView): SiteAnswer | undefined {
  const make = Object.hasOwn(FILES, request.path) ? FILES[request.path] : undefined
  if (!make) return undefined
  const [type, body] = make(request, view)
  return { status: 200, type, body, scripts: [] }
}

/** Whether search engines may show the website. */
export function isIndexed({ isPreview, isSample, isStopped = false }: SiteRequest): boolean {
  return !isPreview && !isSample && !isStopped
}

function robots(request: SiteRequest): string {
  if (!isIndexed(request)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nSitemap: ${request.origin}/sitemap.xml\n`
}

function sitemap(request: SiteRequest): string {
  const { content, origin, pageDates = {}, publishedAt } = request
  const languages = languagesOf(content)
  const pages = isIndexed(request) ? content.pages.filter(({ hidden }) => !hidden) : []
  const urls = pages.flatMap((page) => {
    const address = (language = content.language) => {
      return escapeXml(origin + pagePath(page, language, content.language))
    }
    const alternates =
      languages.length > 1
        ? languages.map(
            (one) => `<xhtml:link rel="alternate" hreflang="${one}-CA" href="${address(one)}"/>`
          )
        : []
    const date = publishedAt === null ? undefined : (pageDates[page.id] ?? publishedAt)
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return languages.map(
      (one) => `<url><loc>${address(one)}</loc>${changed}${alternates.join('')}</url>`
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>`
  )
}

function manifest(view: SiteView): string {
  const { logo } = view.content
  const icons = logo
    ? mediaWidths(logo.width).map((width) => ({
        sizes: `${width}x${Math.round((logo.height * width) / logo.width)}`,
        src: mediaAddress(view, { ...logo, format: 'webp', width }),
        type: 'image/webp'
      }))
    : [{ sizes: 'any', src: '/icon.svg', type: 'image/svg+xml' }]
  return JSON.stringify({
    name: view.websiteName,
    short_name: view.firstName,
    start_url: '/',
    display: 'browser',
    background_color: view.template.palettes[0].swatch[0],
    theme_color: view.template.themeColour,
    icons
  })
}

/** The agent's initials on a house in the template's colours. */
function icon({ name, template, content }: SiteView): string {
  const palette = template.palettes.find((one) => one.name === content.palette)
  const [ground, , accent] = (palette ?? template.palettes[0]).swatch
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="12" fill="${ground}"/>` +
    `<path d="M32 6L58 28V58H6V28Z" fill="${accent}"/>` +
    `<text x="32" y="48" font-family="Arial, sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="${ground}">` +
    `${escapeXml(initials(name))}</text></svg>`
  )
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
