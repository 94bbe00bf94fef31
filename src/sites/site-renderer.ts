import type { SiteContent } from '#contract/websites/site-content.ts'
import type { Listing } from './agent-site.ts'

/** What a website shows beside its content: homes and posts, which have tables of their own. */
export type SiteFacts = { homes: readonly Listing[]; posts: readonly SitePost[] }

export type SitePost = { title: string; excerpt: string; path: string; date: string }

/** One request to an agent's website. Nothing else decides the answer. */
export type SiteRequest = {
  website_id: number
  content: SiteContent
  facts: SiteFacts
  /** Scheme and host of canonical links: 'https://amaraosei.ca'. */
  origin: string
  /** Normalised, without a query: '/about'. */
  path: string
  /** A sample agent's website says that it is one. */
  isSample: boolean
  /** Where an unpublished version is looked at: not for search engines, and marked as a preview. */
  isPreview: boolean
}

/** A page, or a generated file such as the sitemap. */
export type SiteAnswer = {
  status: 200 | 404
  type: string
  body: string | Uint8Array
  /** A page with a form may run the form's script; every other page runs none. */
  hasForm: boolean
}

/** The built renderer of agents' websites; `scripts/build/agent-sites.ts` builds it from src/sites. */
export type SiteRenderer = {
  /** Changes with code, templates and styles; part of every cache key. */
  build: string
  /** Answers any path of a website, with its 404 page for what it doesn't have. */
  render(request: SiteRequest): SiteAnswer
}
