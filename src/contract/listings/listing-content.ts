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

const Shown = v.pick(ListingFields, ['City', 'Media', 'MlsStatus', 'UnparsedAddress', 'title'])
const Pin = v.pick(ListingFields, ['Latitude', 'Longitude', 'StateOrProvince'])

/** The same, with what visitors need to see of it unless it is a draft. */
export const ListingContent = v.pipe(
  ListingFields,
  v.rawCheck(({ addIssue, dataset }) => {
    // Also beside another wrong field, such as an unreadable number, so that all is told at once.
    const shown = v.safeParse(Shown, dataset.value)
    if (shown.success) {
      for (const field of missingInListing(shown.output)) {
        addIssue({ message: MISSING[field], path: [pathTo(shown.output, field)] })
      }
    }
    const pin = v.safeParse(Pin, dataset.value)
    const problem = pin.success ? wrongPin(pin.output) : undefined
    if (pin.success && problem) {
      addIssue({ message: PIN_PROBLEMS[problem], path: [pathTo(pin.output, SHOWN_AT.pin)] })
    }
  })
)
export type ListingContent = v.InferOutput<typeof ListingContent>

function wrongPin({ Latitude, Longitude, StateOrProvince }: v.InferOutput<typeof Pin>) {
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
