import { accountPath } from '#rules/listings/account-path.ts'
import { choicesPath } from '#rules/privacy/choices-path.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { blogHref } from './blog/blog-links.ts'
import { consentAddress } from './consent-address.ts'
import { homeInAccount } from './listings/account/account-links.ts'
import { FeedNotice } from './listings/feed-notice.tsx'
import { HomeLines } from './listings/home-lines.tsx'
import { listingHref, listingsHref } from './listings/listing-links.ts'
import { chosenHref, idsOf } from './listings/saved/chosen-links.ts'
import { KeepButton } from './listings/saved/keep-button.tsx'
import { PhotoGround } from './parts/photo-ground.tsx'
import type { HostedParts, SiteView } from './view.ts'

/** What a website that is served has, and no preview of one. */
export const HOSTED_PARTS: HostedParts = {
  addressIn,
  consentAddress,
  FeedNotice,
  HomeLines,
  homeInAccount,
  KeepButton,
  PhotoGround
}

function addressIn(view: SiteView, language: SiteLanguage): string | undefined {
  const { account, blog, choices, chosen, found, listing, page } = view
  if (account?.kind === 'home') return listingHref(view, account.shown.listing, language)
  if (choices) {
    const token = choices.kind === 'held' ? choices.held.token : undefined
    return choicesPath(language, view.content.language, token)
  }
  if (account) return accountPath(language, view.content.language)
  if (listing) return listingHref(view, listing.listing, language)
  if (found) return listingsHref(view, language)
  if (chosen) return chosenHref(view, chosen.page, { homes: idsOf(chosen), language })
  // A post is in one language.
  return blog && !page ? blogHref(view, language) : undefined
}
