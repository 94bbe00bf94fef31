import {
  readSharedListing,
  SHARED_BLOG,
  SHARED_LISTINGS,
  type SharedPage,
  sharedPost
} from '#rules/websites/share-path.ts'
import { titleOf } from '../blocks/homes/home-card.tsx'
import { languagesOf } from '../languages.ts'
import { LISTING_SEARCH_WORDS } from '../words/listing-search-words.ts'
import { blogCard, listingCard, listingsCard, postCard, shareCard } from '../share-card.ts'
import type { ShareCard, SiteRequest } from '../site-renderer.ts'
import { viewOf } from './request-view.ts'

/** What a page's shared link shows; undefined where the website has no such page. */
export function cardOf(
  request: Omit<SiteRequest, 'path'>,
  { language, page: id }: SharedPage
): ShareCard | undefined {
  const { content, facts } = request
  if (!languagesOf(content).includes(language)) return undefined
  if (id === SHARED_BLOG) return blogCard(viewOf(request, language, undefined))
  if (id === SHARED_LISTINGS) {
    const { title } = LISTING_SEARCH_WORDS[language]
    return listingsCard(viewOf(request, language, undefined), title)
  }
  const post = facts.posts.find((one) => sharedPost(one.post_id) === id)
  if (post) return postCard(viewOf(request, language, undefined), post)
  if (readSharedListing(id) !== undefined) {
    const view = viewOf(request, language, undefined)
    return (
      view.listing &&
      listingCard(view, view.listing.listing, titleOf(view, view.listing.listing).text)
    )
  }
  const page = content.pages.find((one) => one.id === id && !one.hidden)
  if (!page) return undefined
  return shareCard(viewOf(request, language, page), page)
}
