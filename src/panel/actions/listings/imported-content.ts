import * as v from 'valibot'
import type { ListingContent } from '#contract/listings/listing-content.ts'
import { ListingFields } from '#contract/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { EMPTY_FIELDS, IMPORTED_FIELDS } from '#rules/listings/files/merge-import.ts'
import type { ImportDefaults, ImportedFields } from '#rules/listings/files/imported-fields.ts'
import { missingInListing } from '#rules/listings/missing-in-listing.ts'
import { pinProblem } from '#rules/listings/pin.ts'

/** The fields that a file can fill, out of a listing's content. */
export function importedFieldsOf(content: ListingContent): ImportedFields {
  const { PublicRemarks, title } = content
  const flat: Record<string, unknown> = {
    ...content,
    title_en: title.en,
    title_fr: title.fr,
    PublicRemarks_en: PublicRemarks.en,
    PublicRemarks_fr: PublicRemarks.fr
  }
  return Object.fromEntries(IMPORTED_FIELDS.map((name) => [name, flat[name]])) as ImportedFields
}

/** The content with what a file says, and whether it is a draft for want of a street or city. */
export function withImported(
  content: ListingContent | undefined,
  change: Partial<ImportedFields>
): { content: ListingContent; isIncomplete: boolean } {
  const now = content ? importedFieldsOf(content) : EMPTY_FIELDS
  const { PublicRemarks_en, PublicRemarks_fr, title_en, title_fr, ...fields } = {
    ...now,
    ...change
  }
  const changed = v.parse(ListingFields, {
    ...content,
    ...fields,
    ...pinIn(fields),
    title: { en: title_en, fr: title_fr },
    PublicRemarks: { en: PublicRemarks_en, fr: PublicRemarks_fr }
  })
  const isIncomplete = missingInListing(changed).length > 0
  return { content: isIncomplete ? { ...changed, MlsStatus: 'Draft' } : changed, isIncomplete }
}

/** What is written first of a listing: the row, what holds for all rows, and a title that tells no street. */
export function firstFields(
  fields: Partial<ImportedFields>,
  defaults: ImportDefaults
): Partial<ImportedFields> {
  const all = { ...defaults, ...fields }
  if (all.title_en || all.title_fr) return all
  const place = fields.CityRegion || fields.City
  const titleIn = (language: 'en' | 'fr') =>
    [listingLabels[language].types[all.PropertySubType], place].filter(Boolean).join(', ')
  return { ...all, title_en: titleIn('en'), title_fr: titleIn('fr') }
}

/** The province may be the agent's own edit, and the pin the file's. */
function pinIn({
  Latitude,
  Longitude,
  StateOrProvince
}: Pick<ImportedFields, 'Latitude' | 'Longitude' | 'StateOrProvince'>) {
  if (Latitude === null || Longitude === null) return { Latitude: null, Longitude: null }
  const isRight = !pinProblem({ Latitude, Longitude }, StateOrProvince)
  return isRight ? { Latitude, Longitude } : { Latitude: null, Longitude: null }
}
