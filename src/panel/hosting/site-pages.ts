import { LRUCache } from 'lru-cache'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { postBodyFor, readLivePosts } from '../actions/websites/live-posts.ts'
import { listingsFor, movedTo } from '../actions/listings/listings-for-page.ts'
import { readLeadingListings } from '../actions/listings/shown-listings.ts'
import { sampleFacts } from '#sites/demo/sample-facts.ts'
import type { ChoicesView } from '#sites/choices/choices-view.ts'
import type {
  AccountView,
  SiteAnswer,
  SiteFacts,
  SiteForm,
  SiteRenderer,
  SiteRequest
} from '#sites/site-renderer.ts'
import type { World } from '../services/world.ts'
import { figuresClock } from './figures-clock.ts'
import type { HostEntry, HostedSite } from './host-map.ts'
import { readShownContent, type ShownContent } from '../actions/websites/shown-content.ts'
import { bodyOf, type SitePageBody } from './site-page-body.ts'
import { languagePart } from './site-path.ts'
import { bytesOf } from './site-response.ts'

/** A website at one revision: what its content is read by. */
type Revision = Pick<HostedSite, 'revision' | 'website_id'>
/**
 * All that a page is rendered from beside the build and the content. The key is made of these values,
 * and the renderer is given nothing else, so a new fact about a website can't be left out of the key.
 */
type PageFacts = WebsiteFacts &
  Pick<HostedSite, 'isStopped'> & { figuresDay: string; host: string; path: string }
/** Those of them that all pages of a website share. */
type WebsiteFacts = Revision & Pick<HostedSite, 'isSample' | 'mainHost'>

const PAGES_BYTES = 64 * 1024 * 1024
const CONTENTS_BYTES = 16 * 1024 * 1024
/** What an entry takes beside its bodies. */
const ENTRY_BYTES = 500

/** A cached page is everyone's: the form's script fetches a token, and without script the panel asks again. */
const EMPTY_FORM: SiteForm = { token: '' }
const NOTHING = { homes: [], homesTotal: 0, posts: [] }
/** No page has this path. */
export const NOWHERE = '/-'
/** No path contains a space. */
const NOT_FOUND = ' not found'

export type SitePages = {
  /** A page or generated file, from the cache or rendered now; undefined if no content can be read. */
  page: (entry: HostEntry, path: string) => Promise<SitePageBody | undefined>
  /** What a visitor's search finds, or what they ask a calculator; `query` as in their address. */
  search: (entry: HostEntry, path: string, query: string) => Promise<SitePageBody | undefined>
  /** The same for one visitor, with what they typed. */
  pageWithForm: (
    entry: HostEntry,
    path: string,
    form: SiteForm,
    query?: string
  ) => Promise<SitePageBody | undefined>
  /** For one registered visitor, or one who registers. Never cached. */
  account: (
    entry: HostEntry,
    path: string,
    account: AccountView
  ) => Promise<SitePageBody | undefined>
  /** A visitor's privacy choices. Never cached. `content`: what an unpublished website's are rendered from. */
  choices: (
    entry: HostEntry,
    path: string,
    content: SiteContent,
    choices: ChoicesView
  ) => Promise<SitePageBody | undefined>
  /** A draft, for anyone with its link. */
  preview: (
    entry: HostEntry,
    draft: SiteContent,
    path: string,
    base: string,
    query: string
  ) => Promise<SitePageBody>
  content: (site: HostedSite) => Promise<ShownContent | undefined>
  /** What its page of this path is rendered from. */
  request: (site: HostedSite, path: string) => Promise<SiteRequest | undefined>
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
  const dayOf = figuresClock(world.clock)
  const contents = new LRUCache<string, ShownContent, Revision>({
    maxSize: CONTENTS_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => readShownContent(world, context.website_id)
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

  async function requestFor(
    site: WebsiteFacts,
    path: string,
    query = '',
    day = dayOf()
  ): Promise<SiteRequest | undefined> {
    const shown = await content(site)
    if (!shown) return undefined
    const { content: published, pageDates, publishedAt, services } = shown
    const about = { pageDates, publishedAt, ...(services && { services }) }
    const costs = { day, query }
    const facts = requestOf(site, published, shown)
    const request = { ...facts, content: published, ...about, costs, path }
    return { ...request, ...(await listingsFor(world, request, query)) }
  }

  async function render(
    facts: PageFacts,
    form: SiteForm,
    query = ''
  ): Promise<(SiteAnswer & { movedTo: string | undefined }) | undefined> {
    const { isStopped, path } = facts
    const shown = await requestFor(facts, path, query, facts.figuresDay)
    if (!shown) return undefined
    const request = { ...shown, form, isStopped }
    const postBody = await postBodyFor(world.db, request)
    return { ...renderer.render({ ...request, postBody }), movedTo: movedTo(request) }
  }

  function requestOf(
    { isSample, mainHost, website_id }: Omit<WebsiteFacts, 'revision'>,
    content: SiteContent,
    { homes, homesTotal, posts }: Pick<ShownContent, 'homes' | 'homesTotal' | 'posts'>
  ) {
    return {
      facts: factsWith(isSample ? sampleFacts(content) : undefined, { homes, homesTotal, posts }),
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
    const missing = pages.get(key) ?? bodyOf(answer)
    pages.set(key, missing)
    return missing
  }

  const factsAt = (entry: HostEntry, path: string) => factsOf(entry, path, dayOf())
  const keyOf = (facts: PageFacts): string => `${renderer.build} ${Object.values(facts).join(' ')}`

  return {
    content,
    request: requestFor,
    async page(entry, asked) {
      // A stopped website has one page in each language.
      const path = entry.site.isStopped ? languagePart(asked) || '/' : asked
      const facts = factsAt(entry, path)
      const key = keyOf(facts)
      return pages.get(key) ?? pages.fetch(key, { context: facts })
    },
    async account({ site }, path, account) {
      const request = await requestFor(site, path)
      if (!request) return undefined
      // Nor with a service that another party runs.
      const { services: _, ...shown } = request
      return bodyOf(renderer.render({ ...shown, account }))
    },
    async choices({ site }, path, content, choices) {
      const request = site.isPublished
        ? await requestFor(site, path)
        : { ...requestOf(site, content, NOTHING), content, publishedAt: null, path }
      return request && bodyOf(renderer.render({ ...request, choices }))
    },
    async preview({ site }, draft, path, base, query) {
      const posts = await readLivePosts(world.db, site.website_id, draft)
      const shown = { content: draft, publishedAt: null, isPreview: true }
      const leading = await readLeadingListings(world, site.website_id)
      const facts = requestOf(site, draft, { ...leading, posts })
      const costs = { day: dayOf(), query }
      const request = { ...facts, ...shown, base, costs, path }
      const { chosen, found, listing } = await listingsFor(world, request, query)
      const postBody = await postBodyFor(world.db, request)
      return bodyOf({
        ...renderer.render({ ...request, chosen, found, listing, postBody }),
        scripts: []
      })
    },
    async search(entry, path, query) {
      const answer = await render(factsAt(entry, path), EMPTY_FORM, query)
      return answer && bodyOf(answer)
    },
    async pageWithForm(entry, path, form, query) {
      const answer = await render(factsAt(entry, path), form, query)
      return answer && bodyOf(answer)
    }
  }
}

/** A sample agent's drawn homes, until the website has listings. */
function factsWith(
  sample: SiteFacts | undefined,
  shown: Pick<SiteFacts, 'homes' | 'homesTotal' | 'posts'>
): SiteFacts {
  return sample && shown.homes.length === 0
    ? { ...sample, posts: shown.posts }
    : { ...sample, ...shown }
}

/** The order of these is the order in the key; no value but the path could contain a space. */
function factsOf({ host, site }: HostEntry, path: string, day: string): PageFacts {
  const { isSample, isStopped, mainHost, revision, website_id } = site
  const figuresDay = day
  return { website_id, revision, host, mainHost, isSample, isStopped, figuresDay, path }
}
