import * as v from 'valibot'
import { listingValidation } from '#messages/validation/listings.ts'
import { missingInListing } from '#rules/listings/missing-in-listing.ts'
import { pinProblem } from '#rules/listings/pin.ts'
import { says } from '../schema-message.ts'
import { ListingFields } from './listing-fields.ts'

const MISSING = {
  City: says(listingValidation, (t) => t.city),
  Media: says(listingValidation, (t) => t.photos),
  UnparsedAddress: says(listingValidation, (t) => t.address),
  title: says(listingValidation, (t) => t.title)
} as const

const PIN_PROBLEMS = {
  'outside-canada': says(listingValidation, (t) => t.pin['outside-canada']),
  'outside-province': says(listingValidation, (t) => t.pin['outside-province']),
  swapped: says(listingValidation, (t) => t.pin.swapped),
  one: says(listingValidation, (t) => t.pin.one)
} as const

/** The field at which a problem of several is shown. */
const SHOWN_AT = { pin: 'Latitude' } as const

/** The same, with what visitors need to see of it unless it is a draft. */
export const ListingContent = v.pipe(
  ListingFields,
  v.rawCheck(({ addIssue, dataset }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const field of missingInListing(value)) {
      addIssue({ message: MISSING[field], path: [pathTo(value, field)] })
    }
    const problem = wrongPin(value)
    if (problem) {
      addIssue({ message: PIN_PROBLEMS[problem], path: [pathTo(value, SHOWN_AT.pin)] })
    }
  })
)
export type ListingContent = v.InferOutput<typeof ListingContent>

function wrongPin({ Latitude, Longitude, StateOrProvince }: v.InferOutput<typeof ListingFields>) {
  if (Latitude === null && Longitude === null) return undefined
  if (Latitude === null || Longitude === null) return 'one'
  return pinProblem({ Latitude, Longitude }, StateOrProvince)
}

function pathTo<Fields extends object>(input: Fields, key: keyof Fields & string) {
  return {
    type: 'object' as const,
    origin: 'value' as const,
    input,
    key,
    value: input[key]
  } as const
}
