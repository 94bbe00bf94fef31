import type { FormSchema, FormStore } from '@formisch/react'
import * as labels from '#contract/labels.ts'
import type { Province } from '#contract/offer.ts'
import { formatPostalCode } from '#rules/postal-code.ts'
import { SelectField, TextField } from './field.tsx'

/** City, province and postal code of a billing address, in any form whose schema has the three. */
export function TownFields<Schema extends FormSchema>({
  of,
  provinces
}: {
  of: FormStore<Schema>
  provinces: readonly Province[]
}) {
  // Every schema that is given has these keys; the type can't say so of a schema it does not know yet.
  const form = of as FormStore
  const named = (name: string) => ({ name: name as never, of: form })
  return (
    <>
      <TextField
        {...named('billing_city')}
        autoComplete="billing address-level2"
        label={labels.billing_city}
      />
      <SelectField
        {...named('billing_state')}
        autoComplete="billing address-level1"
        label={labels.billing_state}
        options={provinces.map(({ province_name, province_shortcode }) => ({
          label: province_name,
          value: province_shortcode
        }))}
        placeholder="Choose…"
      />
      <TextField
        {...named('billing_zip')}
        autoCapitalize="characters"
        autoComplete="billing postal-code"
        label={labels.billing_zip}
        placeholder="M5H 2N2"
        spellCheck={false}
        tidy={formatPostalCode}
      />
    </>
  )
}
