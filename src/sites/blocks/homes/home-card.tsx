import { Fragment } from 'react'
import { isOpenToQuestions } from '#rules/listings/showings.ts'
import type { ShownHome } from '../../agent-site.ts'
import { homeDrawing } from '../../drawings.ts'
import { mailLink } from '../../links.ts'
import { drawingOf } from '../../listings/home-drawing.ts'
import { listingHref } from '../../listings/listing-links.ts'
import { Picture } from '../../parts/picture.tsx'
import { formHref, pageHref, pageOf, said, type SiteView } from '../../view.ts'
import { HOME_CARD_WORDS } from '../../words/home-card-words.ts'

/** In the widest list a card takes half of the page. */
const SIZES = '(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw'

export function HomeCard({
  view,
  listing,
  level: Title,
  at
}: {
  view: SiteView
  listing: ShownHome
  level: 'h2' | 'h3'
  at: number
}) {
  const { hosted, words } = view
  const ask = isOpenToQuestions(listing.status) ? askHref(view, listing) : undefined
  const href = listingHref(view, listing)
  const title = titleOf(view, listing)
  return (
    <article className="home-card">
      <div className="home-picture">
        <HomePicture at={at} listing={listing} view={view} />
        <HomeTag listing={listing} view={view} />
        {hosted && <hosted.KeepButton listing={listing} title={title.text} view={view} />}
      </div>
      <div className="home-words">
        <p className="home-price">{priceText(view, listing)}</p>
        <Title className="home-title" lang={title.lang}>
          {href === undefined ? title.text : <a href={href}>{title.text}</a>}
        </Title>
        <p className="home-address">
          {/* A home without a title is named by its place already. */}
          {title.text === placeText(listing)
            ? listing.CityRegion && listing.City
            : placeText(listing)}
          {hosted && <hosted.HomeLines listing={listing} view={view} />}
        </p>
        <HomeFacts listing={listing} view={view} />
        {ask !== undefined && (
          <a className="home-ask" href={ask}>
            {words.ask}
            <span className="unseen">
              {words.colon}
              {title.text}
            </span>
          </a>
        )}
      </div>
    </article>
  )
}

/** 'Sample listing', or how a home stands that isn't simply for sale. */
function HomeTag({ view, listing }: { view: SiteView; listing: ShownHome }) {
  const status = HOME_CARD_WORDS[view.language].status[listing.status]
  const isSample = view.mark === 'sample' || listing.attribution?.isSample
  const text = isSample ? view.words.sampleListing : status
  return text === undefined ? null : <p className="sample-tag">{text}</p>
}

function HomeFacts({ view: { words }, listing }: { view: SiteView; listing: ShownHome }) {
  const { BathroomsTotalInteger: baths, BedroomsTotal: beds, LivingArea } = listing
  const facts = [
    beds === null ? '' : words.beds(beds),
    baths === null ? '' : words.baths(baths),
    LivingArea === null ? '' : words.size(LivingArea)
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className="home-facts">
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}

export function HomePicture({
  view,
  listing,
  at
}: {
  view: SiteView
  listing: ShownHome
  at: number
}) {
  const { photo } = listing
  if (photo) {
    return (
      <>
        {view.hosted && <view.hosted.PhotoGround colour={photo.colour} />}
        <Picture picture={photo} sizes={SIZES} view={view} />
      </>
    )
  }
  // Previews have an agent's homes before the first sky only, as there would be thousands of files.
  const turn = view.hosted || listing.drawing ? at : 0
  return (
    <img
      alt={view.words.drawing(titleOf(view, listing).text)}
      className="drawing"
      height={300}
      loading="lazy"
      src={`${view.drawings}/${homeDrawing(view.template.hour, drawingOf(listing), turn)}`}
      width={400}
    />
  )
}

/** In the page's language where the agent wrote it; a home without a title is named by its place. */
export function titleOf(view: SiteView, listing: ShownHome) {
  return said(view, listing.title) ?? { text: placeText(listing), lang: undefined }
}

/** 'Ask for the price' where there is none; a sold home without a price that may be told is 'Sold'. */
export function priceText({ language, words }: SiteView, { price, status }: ShownHome): string {
  if (price !== null) return words.cad(price)
  return status === 'Sold' ? HOME_CARD_WORDS[language].sold : HOME_CARD_WORDS[language].askPrice
}

/** '12 Elm Street, Riverdale', and the city where there is no neighbourhood. */
export function placeText({ address, City, CityRegion }: ShownHome): string {
  return [address, CityRegion || City].filter(Boolean).join(', ')
}

/** The form about this home; without forms an email, or else the page with every other way to ask. */
function askHref(view: SiteView, listing: ShownHome): string | undefined {
  const contact = pageOf(view, 'contact')
  return (
    formHref(view, { kind: 'home', home: listing.slug }) ??
    mailLink(view.email, view.words.askSubject(titleOf(view, listing).text)) ??
    (contact && pageHref(view, contact))
  )
}
