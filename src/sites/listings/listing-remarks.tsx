import type { ListingView } from '../site-renderer.ts'
import { said, type SiteView } from '../view.ts'
import { LISTING_WORDS } from '../words/listing-words.ts'

/** What the listing says about the home, in its paragraphs; nothing where it says nothing. */
export function ListingRemarks({ view, shown }: { view: SiteView; shown: ListingView }) {
  const remarks = said(view, shown.details.PublicRemarks)
  if (!remarks) return null
  return (
    <div className="listing-remarks">
      <h2>{LISTING_WORDS[view.language].description}</h2>
      {remarks.text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at} lang={remarks.lang}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
