import type { Line } from '#contract/websites/site-fields.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useFieldSite } from '../website-builder/use-field-site.ts'
import { lineIn } from '../website-builder/use-names.ts'

/** A listing's title in the website's main language, or in the other one. */
export function useListingTitles(): (title: Line) => string {
  const { untitled } = useMessages(listingListMessages)
  const { language } = useFieldSite()
  return (title) => lineIn(title, language) || untitled
}
