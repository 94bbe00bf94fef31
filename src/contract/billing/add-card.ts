import * as v from 'valibot'
import { billingValidation } from '#messages/validation/billing.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { atLeast, postalCode, required, text } from '../fields.ts'
import * as labels from '../labels.ts'
import { says } from '../schema-message.ts'

const CARD_MISSING = says(billingValidation, (t) => t.cardMissing)
const CARD_HOLDER = says(billingValidation, (t) => t.cardHolder)

/** The card field's token: Stripe's 'pm_…' or 'tok_…', or the sandbox's 'sbx_…'. Never a number. */
export const cardToken = v.pipe(
  v.string(CARD_MISSING),
  v.regex(/^(pm|tok|sbx)_\w{1,200}$/, CARD_MISSING)
)

export const AddCardForm = v.object({
  billing_name: text(labels.billing_name, {
    min: 3,
    required: CARD_HOLDER,
    tooShort: CARD_HOLDER
  }),
  billing_address_1: text(labels.billing_address_1, {
    min: 5,
    tooShort: says(billingValidation, (t) => t.invalidAddress)
  }),
  billing_address_2: text(labels.billing_address_2, { min: 3 }),
  billing_city: text(labels.billing_city, { min: 2 }),
  billing_state: text(labels.billing_state, { min: 2 }),
  // The length comes first, as it has a message of its own.
  billing_zip: v.pipe(
    v.string(required(labels.billing_zip)),
    v.minLength(1, required(labels.billing_zip)),
    v.minLength(6, atLeast(labels.billing_zip, 6)),
    postalCode
  )
})

export const addPaymentMethod = endpoint({
  access: 'private',
  /** `upm_id`: the card's id, which is an earlier one's if the same card was saved before. */
  answer: v.object({ ...done, upm_id: v.optional(v.string()) }),
  input: v.object({ ...AddCardForm.entries, token: cardToken }),
  method: 'POST',
  path: '/payment/paymentMethods',
  repeat: 'keyed'
})

/** The last billing address, if any, for a new card's form. Not in the specification. */
export const billingDetails = endpoint({
  access: 'private',
  answer: v.object({
    ...done,
    billing: v.nullable(
      v.object({
        billing_name: v.string(),
        billing_address_1: v.string(),
        billing_address_2: v.string(),
        billing_city: v.string(),
        billing_state: v.string(),
        billing_zip: v.string()
      })
    )
  }),
  input: Nothing,
  method: 'GET',
  path: '/payment/billingDetails'
})
