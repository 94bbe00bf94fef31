import { accountPath } from '#rules/listings/account-path.ts'
import { placeText, priceText, titleOf } from '../../blocks/homes/home-card.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { AccountVisitor, ListingView } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { ACCOUNT_WORDS } from '../../words/account-words.ts'
import { HOME_CARD_WORDS } from '../../words/home-card-words.ts'
import { LISTING_WORDS } from '../../words/listing-words.ts'
import { ListingFacts } from '../listing-facts.tsx'
import { cityOf, Rooms } from '../listing-page.tsx'
import { ListingRemarks } from '../listing-remarks.tsx'
import { PhotoRow } from '../photo-row.tsx'
import { AccountNotice } from './account-notice.tsx'
import { AccountVisitorLine } from './account-visitor.tsx'

/** A home that only registered visitors see: without forms, sharing, or anything that leaves this page. */
export function AccountHomePage({
  view,
  shown,
  visitor
}: {
  view: SiteView
  shown: ListingView
  visitor: AccountVisitor
}) {
  const { details, listing } = shown
  const words = ACCOUNT_WORDS[view.language]
  const listed = LISTING_WORDS[view.language]
  const title = titleOf(view, listing)
  return (
    <SiteFrame view={view}>
      <div className="page-head">
        <h1 lang={title.lang}>{title.text}</h1>
        <AccountVisitorLine view={view} visitor={visitor} />
      </div>
      <section className="block listing-block">
        <div className="listing-key">
          <p className="listing-place">
            {[placeText(listing), cityOf(shown), details.PostalCode].filter(Boolean).join(', ')}
          </p>
          <p className="listing-price">
            <strong>{priceText(view, listing)}</strong>
            <Status shown={shown} view={view} />
          </p>
          {listing.attribution && (
            <p>{listed.listedBy(listing.attribution.agent, listing.attribution.brokerage)}</p>
          )}
          {listing.attribution?.isSample && <p>{view.words.sampleListing}</p>}
          <p>
            <a href={accountPath(view.language, view.content.language)}>{words.back}</a>
          </p>
        </div>
        <PhotoRow shown={shown} view={view} />
        <ListingFacts shown={shown} view={view} />
        <ListingRemarks shown={shown} view={view} />
        <Rooms shown={shown} view={view} />
        <AccountNotice homes={[listing]} view={view} />
      </section>
    </SiteFrame>
  )
}

function Status({ view, shown: { details, listing } }: { view: SiteView; shown: ListingView }) {
  const words = ACCOUNT_WORDS[view.language]
  const sold =
    details.CloseDate === null
      ? HOME_CARD_WORDS[view.language].sold
      : words.soldOn(view.words.date(details.CloseDate))
  const text = { Sold: sold, Conditional: words.pending }[String(listing.status)]
  return text === undefined ? null : <span className="listing-status">{text}</span>
}
