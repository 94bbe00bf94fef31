import type { SitePage } from '#contract/websites/site-content.ts'
import { cutAtWord } from '#rules/content/cut-at-word.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { blogHref, postHref } from '../blog/blog-links.ts'
import { languagesOf } from '../languages.ts'
import { titleOf, placeText, priceText } from '../blocks/homes/home-card.tsx'
import { searchHref } from '../listings/search/search-page.tsx'
import { LISTING_SEARCH_WORDS } from '../words/listing-search-words.ts'
import { listingHref } from '../listings/listing-links.ts'
import { blogCard, listingCard, listingsCard, postCard, shareCard } from '../share-card.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import type { BlogView, FoundListings, ListingView, ShareCard } from '../site-renderer.ts'
import { pageHref, said, type SiteView } from '../view.ts'
import { pageTitle } from './page-title.ts'
import { blogData, listingPageData, pageData, postData, searchData } from './structured-data.ts'
import { BLOG_WORDS } from '../words/blog-words.ts'
import { PAGE_DESCRIPTION } from '../words/page-description.ts'

/** What search engines and shared links are told about a page. */
export type HeadSubject = {
  title: string
  description: string
  /** Its own path, and that of each language that it is in. */
  path: string
  languages: { language: SiteLanguage; path: string }[]
  card: ShareCard
  /** JSON-LD. */
  data: object
  post?: ShownPost
}

/** 'About | Ann Roy Homes'; the home page has the brokerage beside the website's name. */
export function pageSubject(view: SiteView, page: SitePage, origin: string): HeadSubject {
  const { brokerage, content, websiteName } = view
  const names = page.kind === 'home' ? [websiteName, brokerage] : [pageTitle(view), websiteName]
  return {
    title: joined(names),
    description: pageDescription(view, page),
    path: pageHref(view, page) ?? '',
    languages: languagesOf(content).map((language) => {
      return { language, path: pageHref(view, page, language) ?? '' }
    }),
    card: shareCard(view, page),
    data: pageData(view, page, origin)
  }
}

export function blogSubject(view: SiteView, blog: BlogView, origin: string): HeadSubject {
  const { language, websiteName, words } = view
  if (blog.kind === 'post') {
    const { post } = blog
    return {
      title: joined([post.title, websiteName]),
      description: post.description,
      path: postHref(view, post),
      languages: [],
      card: postCard(view, post),
      data: postData(view, post, origin),
      post
    }
  }
  const { number } = blog
  const names = [
    words.blog,
    ...(number > 1 ? [BLOG_WORDS[language].page(number)] : []),
    websiteName
  ]
  const inLanguages = languagesOf(view.content).flatMap((one) => {
    const path = blogHref(view, one)
    return path === undefined ? [] : [{ language: one, path }]
  })
  return {
    title: joined(names),
    description: BLOG_WORDS[language].description(view.name),
    path: blogHref(view, language, number) ?? '',
    languages: number === 1 && inLanguages.length > 1 ? inLanguages : [],
    card: blogCard(view),
    data: blogData(view, origin)
  }
}

export function listingSubject(view: SiteView, shown: ListingView, origin: string): HeadSubject {
  const { content, websiteName } = view
  const { details, listing } = shown
  const title = titleOf(view, listing).text
  const remarks = said(view, details.PublicRemarks)?.text ?? ''
  const first = `${priceText(view, listing)}, ${placeText(listing)}. ${remarks}`
  return {
    title: joined([title, websiteName]),
    description: cutAtWord(first.replace(/\s+/g, ' ').trim(), DESCRIPTION_MAX),
    path: listingHref(view, listing) ?? '',
    languages: languagesOf(content).map((language) => {
      return { language, path: listingHref(view, listing, language) ?? '' }
    }),
    card: listingCard(view, listing, title),
    data: listingPageData(view, shown, origin)
  }
}

export function searchSubject(
  view: SiteView,
  { page, pages, search }: FoundListings,
  origin: string
): HeadSubject {
  const { content, language, name, place, websiteName } = view
  const { description, page: numbered, title } = LISTING_SEARCH_WORDS[language]
  const number = page > 1 ? [numbered(page, pages)] : []
  return {
    title: joined([title, ...number, websiteName]),
    description: description(name, place),
    path: searchHref(view, search),
    languages: languagesOf(content).map((one) => {
      return { language: one, path: searchHref(view, search, one) }
    }),
    card: listingsCard(view, title),
    data: searchData(view, origin)
  }
}

/** As much as search engines show. */
const DESCRIPTION_MAX = 155

function joined(names: readonly string[]): string {
  return [...new Set(names)].join(' | ')
}

function pageDescription(view: SiteView, page: SitePage): string {
  const own = said(view, page.description)?.text
  if (own !== undefined) return own
  const hero = page.blocks.find((block) => block.type === 'hero' && !block.hidden)
  const intro = hero?.type === 'hero' ? said(view, hero.intro)?.text : undefined
  return intro ?? PAGE_DESCRIPTION[view.language](view.name, view.brokerage, view.place)
}
