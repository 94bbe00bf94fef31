import { isOpenToQuestions, isOpenToShowings } from '#rules/listings/showings.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { HomeCard, placeText, priceText, titleOf } from '../blocks/homes/home-card.tsx'
import { mailLink, phoneLink } from '../links.ts'
import { ConsentBar } from '../parts/consent-bar.tsx'
import { SiteFrame } from '../parts/site-frame.tsx'
import type { ListingView } from '../site-renderer.ts'
import { formHref, said, type SiteView } from '../view.ts'
import { FORM_PAGE_WORDS } from '../words/form-page-words.ts'
import { HOME_CARD_WORDS } from '../words/home-card-words.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { FeedNotice } from './feed-notice.tsx'
import { ListingCosts } from './listing-costs.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingLinks } from './listing-documents.tsx'
import { listingHref } from './listing-links.ts'
import { ListingRemarks } from './listing-remarks.tsx'
import { ListingSheet } from './listing-sheet.tsx'
import { OpenHouses } from './open-houses.tsx'
import { PhotoRow } from './photo-row.tsx'
import { KeepButton, KeptLink } from './saved/keep-button.tsx'
import { similarHomes } from './similar-homes.ts'

/** Everything that a buyer asks of one home, in the order in which it is best read out. */
export function ListingPage({
  view,
  shown,
  origin
}: {
  view: SiteView
  shown: ListingView
  /** Scheme and host of the website. */
  origin: string
}) {
  const { details, listing } = shown
  const words = LISTING_WORDS[view.language]
  const title = titleOf(view, listing)
  const price = priceText(view, listing)
  const status = HOME_CARD_WORDS[view.language].status[listing.status]
  return (
    <SiteFrame before={<ConsentBar view={view} />} view={view}>
      <div className="page-head">
        <h1 lang={title.lang}>{title.text}</h1>
      </div>
      <section className="block listing-block">
        <div className="listing-key">
          <p className="listing-place">
            {[placeText(listing), cityOf(shown), details.PostalCode].filter(Boolean).join(', ')}
          </p>
          <p className="listing-price">
            <strong>{price}</strong>
            {status !== undefined && status !== price && (
              <span className="listing-status">{status}</span>
            )}
          </p>
          {listing.attribution && (
            <p>{words.listedBy(listing.attribution.agent, listing.attribution.brokerage)}</p>
          )}
          {listing.attribution?.isSample && <p>{view.words.sampleListing}</p>}
          <ListingActions shown={shown} view={view} />
        </div>
        <PhotoRow shown={shown} view={view} />
        <OpenHouses shown={shown} view={view} />
        <ListingFacts shown={shown} view={view} />
        <ListingRemarks shown={shown} view={view} />
        <ListingCosts shown={shown} view={view} />
        <Rooms shown={shown} view={view} />
        <ListingLinks shown={shown} view={view} />
        <ListingSheet address={`${origin}${listingHref(view, listing) ?? ''}`} view={view} />
        <FeedNotice homes={[listing]} view={view} />
        <p className="listing-updated">
          {words.updated(view.words.date(dayOf(details.changed, listing)))}
        </p>
      </section>
      <Similar shown={shown} view={view} />
    </SiteFrame>
  )
}

/** The day at the home, 'YYYY-MM-DD': an evening in Canada is the next day in UTC. */
function dayOf(moment: string, { StateOrProvince }: ListingView['listing']): string {
  return formatDate(moment, 'YYYY-MM-DD', zoneOf(StateOrProvince).id)
}

/** The city where the place has the neighbourhood alone. */
export function cityOf({ listing }: ListingView): string {
  const { City, CityRegion, StateOrProvince } = listing
  return [CityRegion === '' ? '' : City, StateOrProvince].filter(Boolean).join(', ')
}

function ListingActions({ view, shown }: { view: SiteView; shown: ListingView }) {
  const { listing } = shown
  const home = listing.slug
  const ask = isOpenToQuestions(listing.status) && formHref(view, { kind: 'home', home })
  const showing = isOpenToShowings(listing.status) && formHref(view, { kind: 'showing', home })
  if (view.isStatic) return <StaticActions shown={shown} view={view} />
  return (
    <p className="listing-actions">
      {showing && (
        <a className="action-link" href={showing}>
          {FORM_PAGE_WORDS[view.language].showing.link}
        </a>
      )}
      {ask && (
        <a className="action-link" href={ask}>
          {view.words.ask}
        </a>
      )}
      <KeepButton isLabelled listing={listing} title={titleOf(view, listing).text} view={view} />
      <KeptLink view={view} />
    </p>
  )
}

/** In files, where no form is received. */
function StaticActions({ view, shown: { listing } }: { view: SiteView; shown: ListingView }) {
  const { askSubject } = view.words
  const email = mailLink(view.email, askSubject(titleOf(view, listing).text))
  const phone = phoneLink(view.phone)
  return (
    <p className="listing-actions">
      {email !== undefined && (
        <a className="action-link" href={email}>
          {view.words.ask}
        </a>
      )}
      {phone !== undefined && <a href={phone}>{view.phone}</a>}
    </p>
  )
}

export function Rooms({ view, shown: { details } }: { view: SiteView; shown: ListingView }) {
  const words = LISTING_WORDS[view.language]
  if (details.rooms.length === 0) return null
  return (
    <div className="listing-rooms">
      <h2 id="_rooms">{words.rooms}</h2>
      <table aria-labelledby="_rooms">
        <thead>
          <tr>
            <th scope="col">{words.room}</th>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.dimensions}</th>
          </tr>
        </thead>
        <tbody>
          {details.rooms.map((room, at) => (
            <tr key={at}>
              <th lang={said(view, room.RoomType)?.lang} scope="row">
                {said(view, room.RoomType)?.text}
              </th>
              <td lang={said(view, room.RoomLevel)?.lang}>{said(view, room.RoomLevel)?.text}</td>
              <td>{words.dimensionsOf(room.RoomDimensions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Similar({ view, shown: { listing } }: { view: SiteView; shown: ListingView }) {
  const homes = similarHomes(view.facts.homes, listing)
  if (homes.length === 0) return null
  // The page's notice is about its own home: these may be of a feed that was read at another time.
  const isOlder = homes.some(
    ({ attribution }) => attribution && attribution.refreshed !== listing.attribution?.refreshed
  )
  return (
    <section className="block listing-similar">
      <h2>{LISTING_WORDS[view.language].similar}</h2>
      <ul className="listing-grid">
        {homes.map((home, at) => (
          <li key={home.listing_id}>
            <HomeCard at={at} level="h3" listing={home} view={view} />
          </li>
        ))}
      </ul>
      {isOlder && <FeedNotice homes={homes} view={view} />}
    </section>
  )
}
