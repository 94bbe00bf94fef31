import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { postalCodeMessages } from '#messages/postal-code.ts'
import { likelyProvinces } from '#rules/people/postal-code.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useTyped } from './use-listing-form.ts'
import { TypedCheck, TypedField, TypedSelect } from './typed-fields.tsx'
import styles from './editor.module.css'

export function AddressFields() {
  const { sections } = useMessages(listingEditorMessages)
  const { hints } = useMessages(listingFieldMessages)
  const { provinces } = useMessages(listingLabels)
  return (
    <Panel title={sections.address}>
      <div className={styles['grid']}>
        <TypedField autoComplete="off" hint={hints.UnparsedAddress} name="UnparsedAddress" />
        <TypedField autoComplete="off" name="UnitNumber" optional />
        <TypedField autoComplete="off" name="City" />
        <TypedField hint={hints.CityRegion} name="CityRegion" optional />
        <TypedSelect labels={provinces} name="StateOrProvince" of={PROVINCES} />
        <TypedField autoComplete="off" hint={usePostalCodeHint()} name="PostalCode" optional />
        <TypedField hint={hints.Latitude} inputMode="text" name="Latitude" optional />
        <TypedField hint={hints.Longitude} inputMode="text" name="Longitude" optional />
      </div>
      <div>
        <TypedCheck name="InternetAddressDisplayYN" />
        <p className={styles['soft']}>{hints.InternetAddressDisplayYN}</p>
      </div>
    </Panel>
  )
}

/** Some codes cross a border, so one of another province is saved all the same. */
function usePostalCodeHint(): string | undefined {
  const t = useMessages(postalCodeMessages)
  const { provinces } = useMessages(listingLabels)
  const { PostalCode, StateOrProvince } = useTyped()
  const likely = likelyProvinces(
    { postalCode: PostalCode, province: StateOrProvince },
    PROVINCES.map((shortcode) => ({ name: provinces[shortcode], shortcode }))
  )
  if (!likely) return undefined
  return likely.length > 0 ? t.usuallyIn(likely) : t.unusedLetter
}
