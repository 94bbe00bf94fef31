import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import type { PageDates } from '#rules/websites/page-dates.ts'
import { siteServices } from '../actions/websites/site-services.ts'
import { sampleFacts } from '#sites/demo/sample-facts.ts'
import type {
  SiteAnswer,
  SiteFacts,
  SiteForm,
  SiteRenderer,
  SiteRequest,
  SiteServices
} from '#sites/site-renderer.ts'
import {
  type PublishedSite,
  readPublished,
  readPublishedVersions
} from '../records/websites/served-sites.ts'
import type { World } from '../services/world.ts'
import type { HostEntry, HostedSite } from './host-map.ts'
import { policyFor } from './site-headers.ts'
import { type Body, bytesOf, compressBody } from './site-response.ts'

/** `policy`: the page's Content-Security-Policy. */
export type SitePageBody = Body & Pick<SiteAnswer, 'status'> & { policy: string }
type ShownContent = {
  content: SiteContent
  pageDates: PageDates
  publishedAt: string | null
  services?: SiteServices
}

/** A website at one revision: what its content is read by. */
type Revision = Pick<HostedSite, 'revision' | 'website_id'>
/**
 * All that a page is rendered from beside the build and the content. The key is made of these values,
 * and the renderer is given nothing else, so a new fact about a website can't be left out of the key.
 */
type PageFacts = WebsiteFacts & Pick<HostedSite, 'isStopped'> & { host: string; path: string }
/** Those of them that all pages of a website share. */
type WebsiteFacts = Revision & Pick<HostedSite, 'isSample' | 'mainHost'>

const PAGES_BYTES = 64 * 1024 * 1024
const CONTENTS_BYTES = 16 * 1024 * 1024
/** What an entry takes beside its bodies. */
const ENTRY_BYTES = 500
/** Parsed content takes about this many times its JSON. */
const PARSED_FACTOR = 3
const FALLBACK_VERSIONS = 5

/** No agent’s website has homes or posts yet. */
const NO_FACTS: SiteFacts = { homes: [], posts: [] }
/** A cached page is everyone's: the form's script fetches a token, and without script the panel asks again. */
const EMPTY_FORM: SiteForm = { token: '' }
/** No page has this path. */
export const NOWHERE = '/-'
/** No path contains a space. */
const NOT_FOUND = ' not found'

export type SitePages = {
  /** A page or generated file, from the cache or rendered now; undefined if no content can be read. */
  page: (entry: HostEntry, path: string) => Promise<SitePageBody | undefined>
  /** The same for one visitor, with what they typed. */
  pageWithForm: (
    entry: HostEntry,
    path: string,
    form: SiteForm
  ) => Promise<SitePageBody | undefined>
  /** A draft, for anyone with its link. */
  preview: (
    entry: HostEntry,
    draft: SiteContent,
    path: string,
    base: string
  ) => Promise<SitePageBody>
  content: (site: HostedSite) => Promise<ShownContent | undefined>
  /** What its pages are rendered from. */
  request: (site: HostedSite) => Promise<Omit<SiteRequest, 'path'> | undefined>
}

/**
 * Pages of all websites, rendered once for each revision. Everything that decides an answer is in its
 * key, so nothing is ever removed because it changed. `originOf`: the scheme and port for a host.
 */
export function sitePages(
  world: World,
  renderer: SiteRenderer,
  originOf: (host: string) => string
): SitePages {
  const contents = new LRUCache<string, ShownContent & { bytes: number }, Revision>({
    maxSize: CONTENTS_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => readContent(world, context)
  })

  const pages = new LRUCache<string, SitePageBody, PageFacts>({
    maxSize: PAGES_BYTES,
    sizeCalculation: (body, key) => {
      // A missing page's body is shared by all missing paths of its website.
      const isShared = body.status === 404 && !key.endsWith(NOT_FOUND)
      return ENTRY_BYTES + 2 * key.length + (isShared ? 0 : bytesOf(body))
    },
    fetchMethod: (_key, _stale, { context }) => renderShared(context)
  })

  const content = ({ revision, website_id }: Revision): Promise<ShownContent | undefined> =>
    contents.fetch(`${website_id} ${revision}`, { context: { revision, website_id } })

  async function requestFor(site: WebsiteFacts): Promise<Omit<SiteRequest, 'path'> | undefined> {
    const shown = await content(site)
    return shown && { ...requestOf(site, shown.content), ...shown }
  }

  async function render(
    facts: PageFacts,
    form: SiteForm
  ): Promise<ReturnType<SiteRenderer['render']> | undefined> {
    const request = await requestFor(facts)
    const { isStopped, path } = facts
    return request && renderer.render({ ...request, path, form, isStopped })
  }

  function requestOf(
    { isSample, mainHost, website_id }: Omit<WebsiteFacts, 'revision'>,
    content: SiteContent
  ) {
    return {
      facts: (isSample && sampleFacts(content)) || NO_FACTS,
      isPreview: false,
      isSample,
      origin: originOf(mainHost),
      website_id
    } satisfies Partial<SiteRequest>
  }

  async function renderShared(facts: PageFacts): Promise<SitePageBody | undefined> {
    const answer = await render(facts, EMPTY_FORM)
    if (answer?.status !== 404) return answer && bodyOf(answer)
    const key = keyOf({ ...facts, path: languagePart(facts.path) + NOT_FOUND })
    const missing = pages.get(key) ?? (await bodyOf(answer))
    pages.set(key, missing)
    return missing
  }

  const keyOf = (facts: PageFacts): string => `${renderer.build} ${Object.values(facts).join(' ')}`

  return {
    content,
    request: requestFor,
    async page(entry, asked) {
      // A stopped website has one page in each language.
      const path = entry.site.isStopped ? languagePart(asked) || '/' : asked
      const facts = factsOf(entry, path)
      const key = keyOf(facts)
      return pages.get(key) ?? pages.fetch(key, { context: facts })
    },
    preview({ site }, draft, path, base) {
      const shown = { content: draft, publishedAt: null, isPreview: true }
      const answer = renderer.render({ ...requestOf(site, draft), ...shown, path, base })
      return bodyOf({ ...answer, scripts: [] })
    },
    async pageWithForm(entry, path, form) {
      const answer = await render(factsOf(entry, path), form)
      return answer && bodyOf(answer)
    }
  }
}

/** The order of these is the order in the key; no value but the path could contain a space. */
function factsOf({ host, site }: HostEntry, path: string): PageFacts {
  const { isSample, isStopped, mainHost, revision, website_id } = site
  return { website_id, revision, host, mainHost, isSample, isStopped, path }
}

/** '/fr' for a path in French on an English website. */
function languagePart(path: string): string {
  return /^\/(en|fr)(?=\/|$)/.exec(path)?.[0] ?? ''
}

async function bodyOf({
  body,
  scripts,
  status,
  styles,
  type
}: ReturnType<SiteRenderer['render']>): Promise<SitePageBody> {
  const styleSource = styles === undefined ? undefined : sourceOf(styles)
  return { ...(await compressBody(type, body)), policy: policyFor(scripts, styleSource), status }
}

/** Templates share a handful of stylesheets. */
const sources = new Map<string, string>()

function sourceOf(styles: string): string {
  const known = sources.get(styles)
  if (known !== undefined) return known
  const source = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
  sources.set(styles, source)
  return source
}

async function readContent(
  world: World,
  { website_id }: Revision
): Promise<(ShownContent & { bytes: number }) | undefined> {
  const { db, log } = world
  const published = await readPublished(db, website_id)
  if (!published) return undefined
  const services = await siteServices(world, website_id)
  const newest = parse(published)
  if (newest) return { ...newest, services }
  log.error({ website_id }, 'published content can’t be read; serving an older version')
  const versions = await readPublishedVersions(db, website_id, FALLBACK_VERSIONS)
  const readable = versions.map(parse).find((version) => version !== undefined)
  return readable && { ...readable, services }
}

function parse({
  content,
  page_dates = {},
  published_at
}: PublishedSite): (ShownContent & { bytes: number }) | undefined {
  const { output, success } = v.safeParse(SiteContent, content)
  if (!success) return undefined
  const bytes = PARSED_FACTOR * JSON.stringify(output).length
  const publishedAt = published_at?.toISOString() ?? null
  return { bytes, content: output, pageDates: page_dates, publishedAt }
}
