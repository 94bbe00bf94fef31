import { homeKey } from '#rules/websites/form-page.ts'
import type { Listing } from '../../agent-site.ts'
import { homeDrawing } from '../../drawings.ts'
import { mailLink, pictureSource } from '../../links.ts'
import { formHref, pageHref, pageOf, type SiteView } from '../../view.ts'

export function HomeCard({
  view,
  listing,
  level: Title,
  at
}: {
  view: SiteView
  listing: Listing
  level: 'h2' | 'h3'
  at: number
}) {
  const { words } = view
  const ask = askHref(view, listing)
  return (
    <article className="home-card">
      <div className="home-picture">
        <HomePicture at={at} listing={listing} view={view} />
        {view.mark === 'sample' && <p className="sample-tag">{words.sampleListing}</p>}
      </div>
      <div className="home-words">
        <p className="home-price">{words.cad(listing.price)}</p>
        <Title className="home-title">{listing.title}</Title>
        <p className="home-address">
          {listing.address}, {listing.area}
        </p>
        <p className="home-facts">
          <span>{words.beds(listing.beds)}</span> <span>{words.baths(listing.baths)}</span>{' '}
          <span>{words.size(listing.squareFeet)}</span>
        </p>
        {ask !== undefined && (
          <a className="home-ask" href={ask}>
            {words.ask}
            <span className="unseen">
              {words.colon}
              {listing.title}
            </span>
          </a>
        )}
      </div>
    </article>
  )
}

export function HomePicture({
  view,
  listing,
  at
}: {
  view: SiteView
  listing: Listing
  at: number
}) {
  const photo = pictureSource(listing.photo)
  if (photo) return <img alt={listing.title} loading="lazy" src={photo} />
  return (
    <img
      alt={view.words.drawing(listing.title)}
      className="drawing"
      height={300}
      loading="lazy"
      src={`${view.drawings}/${homeDrawing(view.template.hour, listing.drawing, at)}`}
      width={400}
    />
  )
}

/** The form about this home; without forms an email, or else the page with every other way to ask. */
function askHref(view: SiteView, listing: Listing): string | undefined {
  const contact = pageOf(view, 'contact')
  return (
    formHref(view, { kind: 'home', home: homeKey(listing) }) ??
    mailLink(view.email, view.words.askSubject(listing.title)) ??
    (contact && pageHref(view, contact))
  )
}
