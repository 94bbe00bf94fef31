import type { ListingView } from '../site-renderer.ts'
import { said, type SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** The virtual tour, floor plans and documents. */
export function ListingLinks({ view, shown: { details } }: { view: SiteView; shown: ListingView }) {
  const words = LISTING_WORDS[view.language]
  const { documents, VirtualTourURLUnbranded: tour } = details
  if (documents.length === 0 && tour === '') return null
  const both = documents.length > 0 && tour !== ''
  const one = tour === '' ? words.files : words.tour
  return (
    <div className="listing-links">
      <h2>{both ? words.tourAndFiles : one}</h2>
      <ul>
        {tour !== '' && (
          <li>
            <a href={tour} rel="noopener">
              {words.tour}
            </a>
          </li>
        )}
        {documents.map(({ MediaCategory, MediaURL, ShortDescription }, at) => {
          const named = said(view, ShortDescription)
          return (
            <li key={at}>
              <a href={MediaURL} lang={named?.lang} rel="noopener">
                {named?.text ?? words.documents[MediaCategory]}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
