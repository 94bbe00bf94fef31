import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { listingPath, listingsPath } from '#rules/listings/listing-path.ts'
import { EVERY_LISTING } from '#rules/listings/search/listing-search.ts'
import { pagePath } from '#rules/websites/site-pages.ts'
import { sitePostPath } from '#rules/websites/blog-path.ts'
import { relativeTo, staticFile } from '#rules/websites/static/static-file.ts'
import { staticPage } from '#rules/websites/static/static-page.ts'
import { languagesOf } from '#sites/languages.ts'
import { listingPlaceOf } from '#sites/listings/listing-at.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { staticContent } from '#sites/static/static-content.ts'
import { readListingPage } from '../listings/shown-listings.ts'
import { postBodyFor } from '../websites/live-posts.ts'
import { readSiteFile } from './site-file.ts'
import type { World } from '../../services/world.ts'
import type { ExportedBuild } from './exported-build.ts'
import type { StaticHomes } from './static-homes.ts'

type Website = {
  website_id: number
  content: SiteContent
  /** What its pages are rendered from, whatever their path. */
  shown: Pick<SiteRequest, 'facts' | 'isSample' | 'pageDates' | 'publishedAt' | 'services'>
  homes: StaticHomes
  /** Scheme and host of canonical links. */
  origin: string
  /** Those of every host that it has here. */
  origins: readonly string[]
}

/** No page has this path. */
const NOWHERE = '/-'
const NOT_FOUND_FILE = '404.html'
const GENERATED = ['/robots.txt', '/site.webmanifest', '/sitemap.xml', '/icon.svg']
const STYLES = '/_site/styles/'
/** Files that are made while one is written. */
const AHEAD = 4

/**
 * Every page and file of a published website, one after the other, each with its name in the folder. Whatever a page
 * refers to follows it, so that no link of the folder leads nowhere that leads somewhere on the website.
 */
export async function* staticWebsite(
  world: World,
  build: ExportedBuild,
  website: Website
): AsyncGenerator<{ name: string; body: Uint8Array | string }> {
  const { homes, origin, shown, website_id } = website
  const content = staticContent(website.content)
  const base = { ...shown, content, isPreview: false, isStatic: true, origin, website_id }
  const origins = new Set([origin, ...website.origins])
  const files = [...build.files.keys()]
  const styles = new Map<string, string>()
  const queue = [...pathsOf(website), ...GENERATED]
  const seen = new Set(queue)
  const follow = (paths: readonly string[]) => {
    for (const path of paths) {
      if (seen.has(path)) continue
      seen.add(path)
      queue.push(path)
    }
  }

  /** The build's files that a text names are beside it. */
  function withFiles(text: string, from: string): string {
    const named = files.filter((path) => text.includes(path))
    follow(named)
    return named.reduce(
      (written, path) => written.replaceAll(path, relativeTo(staticFile(from), staticFile(path))),
      text
    )
  }

  function styleFile(text: string): string {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const path = `${STYLES}${hash}.css`
    if (!styles.has(path)) styles.set(path, withFiles(text, path))
    follow([path])
    return path
  }

  async function requestFor(path: string): Promise<SiteRequest> {
    const request = { ...base, path }
    if (path === '/sitemap.xml') return { ...request, listed: homes.listed }
    if (homes.cards.length > 0 && isList(content, path)) {
      return { ...request, found: everyHome(homes) }
    }
    const place = listingPlaceOf(request)
    if (place) {
      const { listing_id } = place
      const isOwn = homes.ids.has(listing_id)
      const listing = isOwn ? await readListingPage(world, { website_id, listing_id }) : undefined
      return { ...request, listing }
    }
    return { ...request, postBody: await postBodyFor(world.db, request) }
  }

  async function render(path: string) {
    const answer = build.renderer.render(await requestFor(path))
    if (typeof answer.body !== 'string' || !answer.type.startsWith('text/html')) {
      return { status: answer.status, body: answer.body }
    }
    const place = { path, origins, isAnywhere: path === NOWHERE }
    const { html, paths } = staticPage(answer.body, place, styleFile)
    follow(paths)
    return { status: answer.status, body: html }
  }

  async function fileAt(
    path: string
  ): Promise<{ name: string; body: Uint8Array | string } | undefined> {
    const name = staticFile(path)
    const style = styles.get(path)
    if (style !== undefined) return { name, body: style }
    if (path.startsWith('/_site/')) {
      const file = await readSiteFile(world, build, { base, path })
      if (file && /\.m?js$/.test(path)) follow(neighboursOf(Buffer.from(file).toString(), files))
      return file === undefined ? undefined : { name, body: file }
    }
    // Visitors of other websites are answered between two pages.
    await setImmediate()
    const { body, status } = await render(path)
    // A link that an agent typed may lead nowhere on the website, too.
    if (status !== 200) return undefined
    return { name, body: path === '/site.webmanifest' ? relative(body) : body }
  }

  const missing = await render(NOWHERE)
  yield { name: NOT_FOUND_FILE, body: missing.body }
  // A picture is drawn beside the thread that renders and writes.
  const ahead: ReturnType<typeof fileAt>[] = []
  for (;;) {
    while (ahead.length < AHEAD && queue.length > 0) {
      const next = fileAt(queue.shift() ?? '/')
      // It fails when its turn comes.
      next.catch(() => undefined)
      ahead.push(next)
    }
    const file = ahead.shift()
    if (!file) return
    const written = await file
    if (written) yield written
  }
}

/** Those that no page may lead to: pages for advertisements, homes beyond the first, other languages' posts. */
function pathsOf({ content, homes, shown }: Website): string[] {
  const { language: main, pages } = content
  const languages = languagesOf(content)
  return [
    ...pages
      .filter(({ hidden }) => !hidden)
      .flatMap((page) => languages.map((one) => pagePath(page, one, main))),
    ...shown.facts.posts
      .filter(({ language }) => languages.includes(language))
      .map(({ language, slug }) => sitePostPath(slug, language, main)),
    ...(homes.cards.length > 0 ? languages.map((one) => listingsPath(one, main)) : []),
    ...homes.cards.flatMap(({ slug }) => languages.map((one) => listingPath(slug, one, main)))
  ]
}

function isList(content: SiteContent, path: string): boolean {
  return languagesOf(content).some((one) => listingsPath(one, content.language) === path)
}

/** The search's page without a search. */
function everyHome({ cards }: StaticHomes): NonNullable<SiteRequest['found']> {
  return {
    search: EVERY_LISTING,
    listings: cards,
    total: cards.length,
    page: 1,
    pages: 1,
    facets: { areas: [], beds: [], features: [], new: 0, open: 0, type: [] }
  }
}

/** A script loads others by their names alone. */
function neighboursOf(script: string, files: readonly string[]): string[] {
  return files.filter((path) => script.includes(path.slice(path.lastIndexOf('/') + 1)))
}

/** Its addresses begin where the file is. */
function relative(manifest: string | Uint8Array): string {
  const { icons, ...rest } = JSON.parse(String(manifest)) as { icons: { src: string }[] }
  const moved = icons.map((icon) => ({ ...icon, src: icon.src.replace(/^\//, '') }))
  return JSON.stringify({ ...rest, start_url: './', icons: moved })
}
