import type { ListingView } from '../site-renderer.ts'
import { said, type SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'
import { CALENDAR_FILE, listingHref } from './listing-links.ts'

export function OpenHouses({
  view,
  shown: { details, listing }
}: {
  view: SiteView
  shown: ListingView
}) {
  const words = LISTING_WORDS[view.language]
  const href = listingHref(view, listing)
  if (details.openHouses.length === 0) return null
  return (
    <div className="listing-open">
      <h2>{words.openHouses}</h2>
      <ul>
        {details.openHouses.map((house) => {
          const remarks = said(view, house.OpenHouseRemarks)
          return (
            <li key={`${house.OpenHouseDate} ${house.OpenHouseStartTime}`}>
              <time dateTime={`${house.OpenHouseDate}T${house.OpenHouseStartTime}`}>
                {words.openHouseAt(house)}
              </time>
              {remarks && <span lang={remarks.lang}> {remarks.text}</span>}
            </li>
          )
        })}
      </ul>
      {href !== undefined && view.mark !== 'preview' && (
        <p>
          <a href={href + CALENDAR_FILE}>{words.addToCalendar}</a>
        </p>
      )}
    </div>
  )
}
