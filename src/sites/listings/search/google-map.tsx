import { pinsPath } from '#rules/listings/listing-path.ts'
import type { SiteView } from '../../view.ts'
import { SEARCH_MAP_WORDS } from '../../words/search-map-words.ts'
import { listingsHref } from '../listing-links.ts'

/** Google's map of the homes, framed in the search once a visitor has asked for it. Its script reads its own address. */
export function GoogleMap({ view }: { view: SiteView }) {
  const words = SEARCH_MAP_WORDS[view.language]
  return (
    <main>
      <div
        aria-label={words.title}
        data-failed={words.failed}
        data-key={view.services?.googleMapsKey}
        data-pins={pinsPath(listingsHref(view) ?? '')}
        id="google-map"
        role="group"
      />
    </main>
  )
}
