import { pinsPath } from '#rules/listings/listing-path.ts'
import { MAP_ARCHIVE_PATH } from '#rules/websites/map-archive-path.ts'
import { paletteOf } from '../../templates/template.ts'
import type { SiteView } from '../../view.ts'
import { SEARCH_MAP_WORDS } from '../../words/search-map-words.ts'
import { googleMapHref, listingsHref } from '../listing-links.ts'

/** Where the map appears when a visitor asks for it, and what its script says. A preview has no map, since it has no script. */
export function SearchMap({ view }: { view: SiteView }) {
  const listings = listingsHref(view)
  if (listings === undefined || view.mark === 'preview') return null
  const words = SEARCH_MAP_WORDS[view.language]
  const { swatch } = paletteOf(view.template, view.content.palette)
  return (
    <div
      className="search-map"
      data-archive={view.services?.hasMapArchive ? MAP_ARCHIVE_PATH : undefined}
      data-colours={swatch.join(' ')}
      data-google={googleMapHref(view)}
      data-pins={pinsPath(listings)}
      data-words={JSON.stringify(words)}
    >
      <p className="unseen" role="status" />
      <button aria-expanded="false" className="search-map-open" disabled type="button">
        {words.open}
      </button>
    </div>
  )
}
