import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  PostalAddress,
  RealEstateAgent,
  Thing
} from 'schema-dts'
import type { SitePage } from '#contract/websites/site-content.ts'
import { phoneDigits } from '#rules/people/phone.ts'
import { postalAddress } from '#rules/people/postal-address.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { widestOf } from '#rules/websites/site-media.ts'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import { blogHref, postHref } from '../blog/blog-links.ts'
import { titleOf } from '../blocks/homes/home-card.tsx'
import { listingData } from '../listings/listing-data.ts'
import { listingHref, listingsHref } from '../listings/listing-links.ts'
import { LISTING_SEARCH_WORDS } from '../words/listing-search-words.ts'
import type { ListingView } from '../site-renderer.ts'
import { postCard } from '../share-card.ts'
import type { ShownPost } from '#contract/websites/site-posts.ts'
import { answered } from '../blocks/questions/answered.ts'
import { homePage, mediaAddress, pageHref, said, type SiteView } from '../view.ts'
import { pageTitle } from './page-title.ts'

/** What a search engine may show of the page: the agent, where the page is, and its questions. */
export function pageData(view: SiteView, page: SitePage, origin: string): Graph {
  const here = { name: pageTitle(view), path: pageHref(view, page) }
  const steps = page.kind === 'home' ? [] : [here]
  return graph(view, origin, [breadcrumbs(view, steps, origin), questions(view, page)])
}

export function blogData(view: SiteView, origin: string): Graph {
  return graph(view, origin, [breadcrumbs(view, [blogStep(view)], origin)])
}

export function postData(view: SiteView, post: ShownPost, origin: string): Graph {
  const { changed, cover, description, language, published, title } = post
  const path = postHref(view, post)
  const address = origin + path
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: title,
    description,
    inLanguage: `${language}-CA`,
    datePublished: published,
    dateModified: changed,
    image: cover ? pictureUrl(view, cover, origin) : origin + postCard(view, post).path,
    author: { '@id': `${origin}/#agent` }
  }
  const steps = [blogStep(view), { name: title, path }]
  return graph(view, origin, [breadcrumbs(view, steps, origin), posting])
}

export function searchData(view: SiteView, origin: string): Graph {
  const here = { name: LISTING_SEARCH_WORDS[view.language].title, path: listingsHref(view) }
  return graph(view, origin, [breadcrumbs(view, [here], origin)])
}

export function listingPageData(view: SiteView, shown: ListingView, origin: string): Graph {
  const { details, listing } = shown
  const title = titleOf(view, listing).text
  const path = listingHref(view, listing)
  const steps = [
    { name: view.words.pages.homes, path: listingsHref(view) },
    { name: title, path }
  ]
  const page = {
    address: `${origin}${path}`,
    title,
    images: details.photos.map((photo) => pictureUrl(view, photo, origin)),
    agent: `${origin}/#agent`
  }
  return graph(view, origin, [breadcrumbs(view, steps, origin), listingData(view, shown, page)])
}

function graph(view: SiteView, origin: string, parts: (Thing | undefined)[]): Graph {
  const known = [agent(view, origin), ...parts].filter((one) => one !== undefined)
  return { '@context': 'https://schema.org', '@graph': known }
}

function blogStep(view: SiteView): Step {
  return { name: view.words.blog, path: blogHref(view) }
}

function pictureUrl(view: SiteView, picture: SitePicture, origin: string): string {
  return origin + mediaAddress(view, { ...picture, format: 'jpeg', width: widestOf(picture.width) })
}

function agent(view: SiteView, origin: string): RealEstateAgent {
  const { content, name, brokerage, email, phone, place } = view
  const picture = content.salesman_image
  const digits = phoneDigits(phone)
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#agent`,
    name,
    url: `${origin}/`,
    ...(picture && { image: pictureUrl(view, picture, origin) }),
    ...(digits !== undefined && { telephone: `+1${digits}` }),
    ...(email !== '' && { email }),
    ...(view.address.length > 0 && { address: office(view) }),
    ...(place !== '' && { areaServed: place }),
    parentOrganization: { '@type': 'RealEstateAgent', name: brokerage }
  }
}

/** Each part where search engines look for it, as far as it can be read from what the agent typed. */
function office({ address, content }: SiteView): PostalAddress {
  const { city, province } = content
  const { parts } = postalAddress({ lines: address, city, province: province.trim() })
  const { postalCode, street } = parts
  // The address may write the province in full.
  const region = PROVINCES.find((one) => one === parts.province) ?? province.trim()
  return {
    '@type': 'PostalAddress',
    ...(street !== '' && { streetAddress: street }),
    ...(parts.city !== '' && { addressLocality: parts.city }),
    ...(region !== '' && { addressRegion: region }),
    ...(postalCode !== '' && { postalCode }),
    addressCountry: 'CA'
  }
}

type Step = { name: string; path: string | undefined }

/** From the home page to this one; none on the home page itself. */
function breadcrumbs(view: SiteView, steps: Step[], origin: string): BreadcrumbList | undefined {
  const home = homePage(view)
  if (steps.length === 0 || !home) return undefined
  const first = { name: view.websiteName, path: pageHref(view, home) }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [first, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`
    }))
  }
}

function questions(view: SiteView, page: SitePage): FAQPage | undefined {
  const asked = page.blocks.flatMap((block) => {
    return block.type === 'questions' && !block.hidden ? answered(view, block) : []
  })
  if (asked.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: said(view, question)?.text ?? '',
      acceptedAnswer: { '@type': 'Answer', text: said(view, answer)?.text ?? '' }
    }))
  }
}
