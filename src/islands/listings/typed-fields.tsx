import type { InputHTMLAttributes, ReactNode } from 'react'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingFindings } from '#rules/advertising/check-listing.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import type { TypedListing } from '#stores/listings/typed-listing.ts'
import { CheckBox } from '../kit/form/check-box.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LineFields } from '../website-builder/line-fields.tsx'
import { RuleFindings } from '../website-builder/rule-finding.tsx'
import { useFieldSite } from '../website-builder/use-field-site.ts'
import { useErrors, useTyped } from './use-listing-form.ts'

/** The fields whose values are typed. */
type TextName = {
  [Name in keyof TypedListing]: string extends TypedListing[Name] ? Name : never
}[keyof TypedListing]

/** One field of the listing, by its name in RESO's dictionary. */
export function TypedField({
  name,
  type = 'text',
  ...rest
}: {
  name: TextName
  hint?: ReactNode
  optional?: boolean
  type?: 'date' | 'text'
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'>) {
  const { fields } = useMessages(listingFieldMessages)
  const typed = useTyped()
  const errors = useErrors()
  return (
    <PlainField
      {...rest}
      error={errors[name]}
      label={fields[name]}
      name={name}
      onChange={(value) => editListing({ [name]: value })}
      type={type}
      value={typed[name]}
    />
  )
}

type ChoiceName =
  | 'LivingAreaUnits'
  | 'LotSizeUnits'
  | 'MlsStatus'
  | 'PropertySubType'
  | 'StateOrProvince'

/** One field that is chosen from a list. */
export function TypedSelect<Name extends ChoiceName>({
  name,
  of,
  labels,
  hint
}: {
  name: Name
  of: readonly TypedListing[Name][]
  labels: Record<TypedListing[Name], string>
  hint?: string
}) {
  const { fields } = useMessages(listingFieldMessages)
  const value: TypedListing[Name] = useTyped()[name]
  return (
    <PlainSelect
      label={fields[name]}
      name={name}
      of={of.map((one) => ({ value: one, label: labels[one] }))}
      onChoose={(chosen) => editListing({ [name]: chosen })}
      value={value}
      {...(hint !== undefined && { hint })}
    />
  )
}

/** A text in each of the website's languages. */
export function TypedLines({
  name,
  hint,
  rows
}: {
  name: 'PublicRemarks' | 'title'
  hint?: string
  rows?: number
}) {
  const { fields } = useMessages(listingFieldMessages)
  const errors = useErrors()
  const { language: main, province = '' } = useFieldSite()
  const typed = useTyped()
  const found = listingFindings(typed, province).filter(({ field }) => field === name)
  return (
    <>
      <LineFields
        errorIn={(language) =>
          errors[`${name}.${language}`] ?? (language === main ? errors[name] : undefined)
        }
        label={fields[name]}
        name={name}
        onChange={(line) => editListing({ [name]: line })}
        rows={rows}
        value={typed[name]}
        {...(hint !== undefined && { hint })}
      />
      <RuleFindings findings={found} />
    </>
  )
}

export function TypedCheck({ name }: { name: 'InternetAddressDisplayYN' }) {
  const { fields } = useMessages(listingFieldMessages)
  return (
    <CheckBox
      checked={useTyped()[name]}
      label={fields[name]}
      name={name}
      onChange={(checked) => editListing({ [name]: checked })}
    />
  )
}
