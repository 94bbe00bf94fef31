import { priceBand } from '../../words/words.ts'
import type { SiteView } from '../../view.ts'
import { HomeCard } from './home-card.tsx'

/** The homes for sale. Each template lays the same cards out its own way. */
export function HomeList({
  view,
  level,
  most,
  scrolls
}: {
  view: SiteView
  level: 'h2' | 'h3'
  /** How many are shown. */
  most: number
  /** Sideways. */
  scrolls: boolean
}) {
  const homes = view.facts.homes.slice(0, most)
  return (
    <>
      <ul
        aria-label={scrolls ? view.words.homesTitle : undefined}
        className="home-list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can still scroll it.
        tabIndex={scrolls ? 0 : undefined}
      >
        {homes.map((listing, at) => (
          <li
            key={listing.listing_id}
            data-type={listing.type}
            data-band={listing.price === null ? undefined : priceBand(listing.price)}
          >
            <HomeCard at={at} level={level} listing={listing} view={view} />
          </li>
        ))}
      </ul>
      <p className="no-match">{view.words.noMatch}</p>
    </>
  )
}
