import type { ListingView } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { factRows } from './fact-rows.ts'

/** What is known of a home, and nothing of what isn't. */
export function ListingFacts({ view, shown }: { view: SiteView; shown: ListingView }) {
  const words = LISTING_WORDS[view.language]
  const rows = factRows(view, shown).filter(([, value]) => value !== undefined && value !== '')
  const { pin } = shown.listing
  return (
    <div className="listing-facts">
      <h2>{words.facts}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{words.fact[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {pin && (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${pin.Latitude}&mlon=${pin.Longitude}#map=16/${pin.Latitude}/${pin.Longitude}`}
            rel="noopener"
          >
            {words.map}
          </a>
        </p>
      )}
    </div>
  )
}
