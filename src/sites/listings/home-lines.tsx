import type { ShownHome } from '../agent-site.ts'
import type { SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** Whose listing it is wherever a feed's is shown, and when it can be seen. */
export function HomeLines({ view, listing }: { view: SiteView; listing: ShownHome }) {
  const { attribution, openHouse } = listing
  const words = LISTING_WORDS[view.language]
  return (
    <>
      {attribution && <span>{words.listedBy(attribution.agent, attribution.brokerage)}</span>}
      {openHouse && (
        <span>
          <strong>{words.openHouse}</strong>
          {view.words.colon}
          {words.openHouseAt(openHouse)}
        </span>
      )}
    </>
  )
}
