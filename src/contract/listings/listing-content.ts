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

const { City, Media, MlsStatus, UnparsedAddress, title } = ListingFields.entries
const Shown = v.object({ City, Media, MlsStatus, UnparsedAddress, title })
const { Latitude, Longitude, StateOrProvince } = ListingFields.entries
const Pin = v.object({ Latitude, Longitude, StateOrProvince })

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

function wrongPin(typed: v.InferOutput<typeof Pin>) {
  if (typed.Latitude === null && typed.Longitude === null) return undefined
  if (typed.Latitude === null || typed.Longitude === null) return 'one'
  const { Latitude: north, Longitude: east, StateOrProvince: province } = typed
  return pinProblem({ Latitude: north, Longitude: east }, province)
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
