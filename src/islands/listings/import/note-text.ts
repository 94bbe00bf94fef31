import type { listingImportMessages } from '#messages/listings/listing-import.ts'
import type { ListingImportReport } from '#stores/listings/import-listings.ts'

type Noted = Omit<ListingImportReport['noted'][number], 'row'>

/** Everything worth checking in a row that was imported; empty if nothing is. */
export function noteText(
  t: (typeof listingImportMessages)['en'],
  { kept, left_out, notes }: Noted
): string {
  const labels: Record<string, string> = t.labels
  const named = (fields: readonly string[]) => fields.map((one) => labels[one] ?? one).join(', ')
  return [
    ...notes.map((note) => t.notes[note]),
    ...(left_out.length > 0 ? [t.leftOut(named(left_out))] : []),
    ...(kept.length > 0 ? [t.kept(named(kept))] : [])
  ].join('; ')
}
