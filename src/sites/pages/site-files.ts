import { mediaWidths } from '#rules/websites/site-media.ts'
import { blogPlaceOf } from '../blog/blog-at.ts'
import { openHouseCalendar } from '#rules/listings/open-house-calendar.ts'
import { placeText, titleOf } from '../blocks/homes/home-card.tsx'
import { listingPlaceOf } from '../listings/listing-at.ts'
import { listingHref } from '../listings/listing-links.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { initials } from '../links.ts'
import type { SiteAnswer, SiteRequest } from '../site-renderer.ts'
import { mediaAddress, type SiteView } from '../view.ts'
import { escapeXml } from './escape-xml.ts'
import { feed } from './feed.ts'
import { sitemap } from './sitemap.ts'

/** The files of a website that are made from its content, by path. */
const FILES: Record<
  string,
  (request: SiteRequest, view: SiteView) => [type: string, body: string]
> = {
  '/icon.svg': (_, view) => ['image/svg+xml', icon(view)],
  '/robots.txt': (request) => ['text/plain;charset=utf-8', robots(request)],
  '/site.webmanifest': (_, view) => ['application/manifest+json', manifest(view)],
  '/sitemap.xml': (request) => ['application/xml', sitemap(request, isIndexed(request))]
}

export function siteFile(request: SiteRequest, view: SiteView): SiteAnswer | undefined {
  if (blogPlaceOf(request)?.kind === 'feed') return feedFile(request, view)
  if (listingPlaceOf(request)?.kind === 'calendar') return calendarFile(request, view)
  const make = Object.hasOwn(FILES, request.path) ? FILES[request.path] : undefined
  if (!make) return undefined
  const [type, body] = make(request, view)
  return { status: 200, type, body, scripts: [] }
}

function feedFile(request: SiteRequest, view: SiteView): SiteAnswer | undefined {
  const body = feed(request, view)
  if (body === undefined) return undefined
  return { status: 200, type: 'application/atom+xml;charset=utf-8', body, scripts: [] }
}

/** A listing's open houses; none where there are none any more. */
function calendarFile({ origin }: SiteRequest, view: SiteView): SiteAnswer | undefined {
  if (!view.listing) return undefined
  const { details, listing } = view.listing
  if (details.openHouses.length === 0) return undefined
  const { openHouse } = LISTING_WORDS[view.language]
  const place = [placeText(listing), listing.CityRegion && listing.City, listing.StateOrProvince]
  const body = openHouseCalendar(details.openHouses, {
    id: `${listing.listing_id}@${new URL(origin).host}`,
    summary: `${openHouse}${view.words.colon}${titleOf(view, listing).text}`,
    location: place.filter(Boolean).join(', '),
    url: `${origin}${listingHref(view, listing)}`,
    changed: new Date(details.changed)
  })
  return { status: 200, type: 'text/calendar;charset=utf-8', body, scripts: [] }
}

/** Whether search engines may show the website. */
export function isIndexed({ isPreview, isSample, isStopped = false }: SiteRequest): boolean {
  return !isPreview && !isSample && !isStopped
}

function robots(request: SiteRequest): string {
  if (!isIndexed(request)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\nSitemap: ${request.origin}/sitemap.xml\n`
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
