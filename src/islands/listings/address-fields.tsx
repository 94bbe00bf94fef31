import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
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
        <TypedField autoComplete="off" name="PostalCode" optional />
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
