import type { SiteContent } from '#contract/websites/site-content.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { ListPage } from '#rules/content/paging.ts'
import type { PageDates } from '#rules/websites/page-dates.ts'
import type { SiteFormField, SiteFormKind } from '#rules/websites/site-form.ts'
import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { CalculatorKind } from '#rules/home-costs/ask-costs.ts'
import type { SharedPage } from '#rules/websites/share-path.ts'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import type { ListingDetails } from '#contract/listings/shown-listing.ts'
import type { ChosenPage } from '#rules/listings/chosen-homes.ts'
import type { ListingFacets } from '#rules/listings/search/listing-facets.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import type { UnreadFigures } from '#rules/listings/search/unread-figures.ts'
import type { ShownHome } from './agent-site.ts'
import type { ChoicesView } from './choices/choices-view.ts'
import type { SceneName } from './art/scene-names.ts'

/** What a website shows beside its content: homes and posts, which have tables of their own. */
export type SiteFacts = {
  /** Those that the lists begin with, in their order; the pages of others are read one by one. */
  homes: readonly ShownHome[]
  /** How many there are in all, where `homes` are only the first. */
  homesTotal?: number
  /** Published posts of all languages, newest first. */
  posts: readonly ShownPost[]
  /** A sample agent's drawn portrait and street. */
  portrait?: string
  scene?: SceneName
}

/** A place of the blog: a page of the list, or a post with its text as sanitised HTML. */
export type BlogView =
  | ({ kind: 'list' } & ListPage<ShownPost>)
  | { kind: 'post'; post: ShownPost; body: string }

/** A listing with everything that its own page shows. */
export type ListingView = { listing: ShownHome; details: ListingDetails }

/** What a visitor's search found: a page of listings, and what other choices would find. */
export type FoundListings = {
  search: ListingSearch
  /** What was typed and isn't part of the search. */
  unread?: UnreadFigures
  listings: readonly ShownHome[]
  total: number
  page: number
  pages: number
  facets: ListingFacets
}

/** The homes that an address names, those that visitors see: cards of a list, or all that is compared. */
export type ChosenHomes = {
  page: ChosenPage
  homes: readonly ShownHome[]
  views: readonly ListingView[]
  /** How many of them visitors don't see any more. */
  gone: number
  /** The address names more than the `most` that fit. */
  isCut: boolean
  most: number
}

/** The account of registered visitors, which is never cached: its door, or what is behind it. */
export type AccountView = { language: SiteLanguage } & (
  | { kind: 'door'; door: AccountDoor }
  | { kind: 'homes'; found: FoundListings; visitor: AccountVisitor }
  | { kind: 'home'; shown: ListingView; visitor: AccountVisitor }
)

/** What the agent knows of the visitor who is signed in. `until`: when the terms have to be accepted again. */
export type AccountVisitor = { name: string; email: string; until: string }

export type AccountDoor = {
  /** What visitors accept by registering: its paragraphs, and what names exactly this text. */
  terms: { paragraphs: readonly string[]; version: string; id: string }
  token: string
  /** A form was accepted: a link may be on its way. */
  sent?: boolean
  sentBy?: 'register' | 'sign-in'
  values?: { name: string; email: string }
  errors?: Partial<Record<'accepts' | 'email' | 'name', string>>
  problem?: string
}

/** One request to an agent's website. Nothing else decides the answer. */
export type SiteRequest = {
  website_id: number
  content: SiteContent
  facts: SiteFacts
  /** Scheme and host of canonical links: 'https://amaraosei.ca'. */
  origin: string
  /** Normalised, without a query: '/about'. */
  path: string
  /** Put before every link of the website where it isn't at the top of its host, as in a preview: '/preview/abc'. */
  base?: string
  /** When the content was published, as an ISO date; null for a draft. */
  publishedAt: string | null
  /** When each page last changed, by its id, as far as that is known. */
  pageDates?: PageDates
  /** The text of the post at `path`, if there is one. */
  postBody?: string | undefined
  /** The listing that `path` is about, its page's or its form's, if visitors see it. */
  listing?: ListingView | undefined
  /** What the search at `path` found. */
  found?: FoundListings | undefined
  /** The homes that the page at `path` is about, as its address names them. */
  chosen?: ChosenHomes | undefined
  /** Every listing that search engines are told of; for the sitemap alone. */
  listed?: readonly { slug: string; changed: string }[] | undefined
  /** For the paths of the account of registered visitors, which a website without a VOW doesn't have. */
  account?: AccountView | undefined
  /** For the paths of a visitor's privacy choices. */
  choices?: ChoicesView | undefined
  /** What its calculators are asked, and the day whose figures they use; without it they don't answer. */
  costs?: PageCosts
  /** Without one, pages have no forms: only the ways to reach the agent. */
  form?: SiteForm
  services?: SiteServices
  /** The plan has ended or is paused: every path answers 503 with one page, which still takes a message. */
  isStopped?: boolean
  /** Written as files that no panel serves: without what the panel would answer. */
  isStatic?: boolean
  /** A sample agent's website says that it is one. */
  isSample: boolean
  /** Where an unpublished version is looked at: not for search engines, and marked as a preview. */
  isPreview: boolean
}

/** `query`: what follows the path in the visitor's address. `day`: 'YYYY-MM-DD'. */
export type PageCosts = { day: string; query: string }

/** What the agent's keys and the owner's map turn on. No secret is ever part of a page. */
export type SiteServices = {
  /** reCAPTCHA's site key; without it, forms have the proof of work alone. */
  recaptchaKey?: string | undefined
  /** Google Analytics, which visitors are asked about. */
  measurementId?: string | undefined
  /** Search Console's code. */
  verification?: string | undefined
  /** Google Maps, for visitors who ask for it; Google lets the agent restrict this key to their website. */
  googleMapsKey?: string | undefined
  /** Whether the owner provides a map; without it, the search draws a schematic one. */
  hasMapArchive?: boolean
  /** Whether visitors can register for homes that only they see. */
  hasVow?: boolean
  /** What CREA is told of its listings here; none without a data feed of CREA's. */
  reportedToCrea?: readonly ListingEvent[]
}

/** A script that a page may run, or what one loads later. Every page without one runs none. */
export type SiteScript =
  | 'analytics'
  | 'answered'
  | 'calculator'
  | 'form'
  | 'google-frame'
  | 'google-map'
  | 'kept'
  | 'map-archive'
  | 'photos'
  | 'recaptcha'
  | 'search'

/** The state of a website's forms. `kind` and `block` name the form that was sent, as it named itself. */
export type SiteForm = {
  /** Empty in a cached page, where the form's script fetches one. */
  token: string
  sentBy?: { kind: SiteFormKind; block: string }
  /** What was typed, shown again beside the errors. */
  values?: Partial<Record<SiteFormField, string>>
  errors?: Partial<Record<SiteFormField, string>>
  /** An error of the whole form, such as an expired token. */
  problem?: string
  /** Where the visitor came from, for the next press. */
  source?: string
  /** The message was accepted: the page says thank you. */
  sent?: boolean
  /** The search that was saved, as its address writes it. */
  saved?: string
}

/** A page, or a generated file such as the sitemap. */
export type SiteAnswer = {
  status: 200 | 404 | 503
  type: string
  body: string | Uint8Array
  scripts: readonly SiteScript[]
  /** The stylesheet within a page, which the page's policy has to name. */
  styles?: string
  /** Of a page; generated files have none. */
  language?: SiteLanguage
  /** Shown within another page of the website, and no page of its own. */
  isFramed?: boolean
}

/** What the picture of a shared link shows. */
export type ShareCard = {
  path: string
  title: string
  name: string
  brokerage: string
  /** Faces of the template, for the title first. */
  faces: string[]
  ground: string
  ink: string
  accent: string
  /** The page's first picture or the agent's, beside the words. */
  photo: Pick<SitePicture, 'sha256' | 'width'> | null
  /** Without one, the template's street under its sky. */
  street: string
  sky: string
}

/** The built renderer of agents' websites; `scripts/build/agent-sites.ts` builds it from src/sites. */
export type SiteRenderer = {
  /** Changes with code, templates and styles; part of every cache key. */
  build: string
  /** Answers any path of a website, with its 404 page for what it doesn't have. */
  render(request: SiteRequest): SiteAnswer
  /** What the picture of a page's shared link shows; undefined where there is no such page. */
  card(request: Omit<SiteRequest, 'path'>, page: SharedPage): ShareCard | undefined
  /** A calculator of the marketing site, with its answer, as HTML. */
  calculator(kind: CalculatorKind, language: SiteLanguage, costs: PageCosts): string
  /** A drawing that all websites share, by the last part of '/_site/drawings/<name>'. */
  drawing(name: string): string | undefined
}
