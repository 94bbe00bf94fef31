import { useField, type FormSchema, type FormStore } from '@formisch/react'
import * as labels from '#contract/labels.ts'
import type { Province } from '#contract/billing/offer.ts'
import { formMessages } from '#messages/forms.ts'
import { postalCodeMessages } from '#messages/postal-code.ts'
import { formatPostalCode, likelyProvinces } from '#rules/people/postal-code.ts'
import { useMessages } from '../use-messages.ts'
import { textForm } from './text-form.ts'
import { SelectField, TextField } from './field.tsx'

/**
 * City, province and postal code of a billing address. Tax follows the province, so a postal code
 * from another province gets a hint.
 */
export function TownFields<Schema extends FormSchema>({
  of,
  provinces
}: {
  of: FormStore<Schema>
  provinces: readonly Province[]
}) {
  const t = useMessages(formMessages)
  const postalCodeTexts = useMessages(postalCodeMessages)
  const form = textForm(of)
  const named = (name: string) => ({ name, of: form })
  const province = useField(form, { path: ['billing_state'] }).input
  const postalCode = useField(form, { path: ['billing_zip'] }).input
  const likely = likelyProvinces(
    { postalCode: String(postalCode ?? ''), province: String(province ?? '') },
    provinces.map(({ province_name: name, province_shortcode: shortcode }) => ({ name, shortcode }))
  )
  const advice = !likely
    ? ''
    : likely.length > 0
      ? postalCodeTexts.usuallyIn(likely)
      : postalCodeTexts.unusedLetter
  return (
    <>
      <TextField
        {...named('billing_city')}
        autoComplete="billing address-level2"
        label={useMessages(labels.billing_city)}
      />
      <SelectField
        {...named('billing_state')}
        autoComplete="billing address-level1"
        label={useMessages(labels.billing_state)}
        options={provinces.map(({ province_name, province_shortcode }) => ({
          label: province_name,
          value: province_shortcode
        }))}
        placeholder={t.choose}
      />
      <TextField
        {...named('billing_zip')}
        advice={advice}
        autoCapitalize="characters"
        autoComplete="billing postal-code"
        label={useMessages(labels.billing_zip)}
        placeholder="M5H 2N2"
        spellCheck={false}
        tidy={formatPostalCode}
      />
    </>
  )
}
