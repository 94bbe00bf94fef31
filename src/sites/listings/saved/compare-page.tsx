import type { ReactNode } from 'react'
import { HomePicture, placeText, priceText, titleOf } from '../../blocks/homes/home-card.tsx'
import { ConsentBar } from '../../parts/consent-bar.tsx'
import { SiteFrame } from '../../parts/site-frame.tsx'
import type { ChosenHomes, ListingView } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { HOME_CARD_WORDS } from '../../words/home-card-words.ts'
import { SAVED_WORDS } from '../../words/saved-words.ts'
import { FeedNotice } from '../feed-notice.tsx'
import { listingHref } from '../listing-links.ts'
import { comparedFacts } from './compared-facts.ts'
import { KeepButton, KeptLink } from './keep-button.tsx'
import { LeftOut } from './left-out.tsx'

/** A few homes side by side; its address can be shared. */
export function ComparePage({ view, chosen }: { view: SiteView; chosen: ChosenHomes }) {
  const words = SAVED_WORDS[view.language].compare
  const { views } = chosen
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <section className="block compare-block">
        <LeftOut chosen={chosen} view={view} />
        {views.length === 0 ? <p>{words.none}</p> : <Comparison view={view} views={views} />}
        <p>
          <KeptLink view={view} />
        </p>
        <FeedNotice homes={views.map(({ listing }) => listing)} view={view} />
      </section>
    </SiteFrame>
  )
}

function Comparison({ view, views }: { view: SiteView; views: readonly ListingView[] }) {
  const words = SAVED_WORDS[view.language].compare
  return (
    <div
      aria-label={words.title}
      className="compare-scroll"
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll it.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{words.home}</th>
            {views.map(({ listing }, at) => (
              <th key={listing.listing_id} scope="col">
                <div className="home-picture">
                  <HomePicture at={at} listing={listing} view={view} />
                  <KeepButton listing={listing} title={titleOf(view, listing).text} view={view} />
                </div>
                <a href={listingHref(view, listing)} lang={titleOf(view, listing).lang}>
                  {titleOf(view, listing).text}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={words.price} views={views}>
            {({ listing }) => <strong>{priceText(view, listing)}</strong>}
          </Row>
          <Row label={words.status} views={views}>
            {({ listing }) =>
              HOME_CARD_WORDS[view.language].status[listing.status] ?? words.forSale
            }
          </Row>
          <Row label={words.place} views={views}>
            {({ listing }) =>
              [placeText(listing), listing.CityRegion && listing.City].filter(Boolean).join(', ')
            }
          </Row>
          {comparedFacts(view, views).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={at}>{value}</td>
              ))}
            </tr>
          ))}
          {views.some(({ listing }) => listing.attribution) && (
            <Row label={words.listedBy} views={views}>
              {({ listing: { attribution } }) =>
                attribution
                  ? [
                      [attribution.agent, attribution.brokerage].filter(Boolean).join(', '),
                      ...(attribution.isSample ? [view.words.sampleListing] : [])
                    ].join(' · ')
                  : view.brokerage
              }
            </Row>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  label,
  views,
  children
}: {
  label: string
  views: readonly ListingView[]
  children: (shown: ListingView) => ReactNode
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {views.map((shown) => (
        <td key={shown.listing.listing_id}>{children(shown)}</td>
      ))}
    </tr>
  )
}
