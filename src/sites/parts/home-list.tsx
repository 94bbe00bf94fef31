import type { Listing } from '../agent-site.ts'
import { homeDrawing, type Hour } from '../drawings.ts'
import type { FilledSite } from '../filled-site.ts'
import { mailLink, pictureSource } from '../links.ts'
import { priceBand } from '../words/words.ts'

/** The homes for sale. Each template lays the same cards out its own way. */
export function HomeList({ site, hour }: { site: FilledSite; hour: Hour }) {
  const { words } = site
  if (site.listings.length === 0) return <p className="no-homes">{words.noHomes}</p>
  return (
    <>
      <ul className="home-list">
        {site.listings.map((listing, at) => (
          <li key={listing.title} data-type={listing.type} data-band={priceBand(listing.price)}>
            <HomeCard site={site} listing={listing} hour={hour} turn={at} />
          </li>
        ))}
      </ul>
      <p className="no-match">{words.noMatch}</p>
    </>
  )
}

function HomeCard({
  site,
  listing,
  hour,
  turn
}: {
  site: FilledSite
  listing: Listing
  hour: Hour
  turn: number
}) {
  const { words } = site
  const photo = pictureSource(listing.photo)
  return (
    <article className="home-card">
      <div className="home-picture">
        {photo ? (
          <img src={photo} alt={listing.title} loading="lazy" />
        ) : (
          <img
            alt={words.drawing(listing.title)}
            className="drawing"
            height={300}
            loading="lazy"
            src={homeDrawing(hour, listing.drawing, turn)}
            width={400}
          />
        )}
        {site.sample && <p className="sample-tag">{words.sampleListing}</p>}
      </div>
      <div className="home-words">
        <p className="home-price">{words.cad(listing.price)}</p>
        <h3>{listing.title}</h3>
        <p className="home-address">
          {listing.address}, {listing.area}
        </p>
        <p className="home-facts">
          <span>{words.beds(listing.beds)}</span> <span>{words.baths(listing.baths)}</span>{' '}
          <span>{words.size(listing.squareFeet)}</span>
        </p>
        <a
          className="home-ask"
          href={mailLink(site.email, words.askSubject(listing.title)) ?? '#contact'}
        >
          {words.ask}
          <span className="unseen"> : {listing.title}</span>
        </a>
      </div>
    </article>
  )
}
