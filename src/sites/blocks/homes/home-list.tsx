import { priceBand } from '../../words/words.ts'
import type { SiteView } from '../../view.ts'
import { HomeCard } from './home-card.tsx'

/** The homes for sale. Each template lays the same cards out its own way. */
export function HomeList({
  view,
  level,
  most
}: {
  view: SiteView
  level: 'h2' | 'h3'
  /** How many are shown. */
  most: number
}) {
  const homes = view.facts.homes.slice(0, most)
  return (
    <>
      <ul className="home-list">
        {homes.map((listing, at) => (
          <li
            key={`${listing.address} ${listing.title}`}
            data-type={listing.type}
            data-band={priceBand(listing.price)}
          >
            <HomeCard at={at} level={level} listing={listing} view={view} />
          </li>
        ))}
      </ul>
      <p className="no-match">{view.words.noMatch}</p>
    </>
  )
}
