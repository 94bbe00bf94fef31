import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { HOME_FEATURES, type HomeFeature } from '#rules/listings/home-features.ts'
import { PROPERTY_SUB_TYPES } from '#rules/listings/home-type.ts'
import { AREA_UNITS } from '#rules/listings/square-feet.ts'
import { editListing } from '#stores/listings/open-listing.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { CheckBox } from '../kit/form/check-box.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { TypedField, TypedSelect } from './typed-fields.tsx'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

const LIVING_UNITS = ['Square Feet', 'Square Meters'] as const

export function FactFields() {
  const { sections } = useMessages(listingEditorMessages)
  const { hints } = useMessages(listingFieldMessages)
  const { types, units } = useMessages(listingLabels)
  return (
    <Panel title={sections.facts}>
      <div className={styles['grid']}>
        <TypedSelect labels={types} name="PropertySubType" of={PROPERTY_SUB_TYPES} />
        <TypedField inputMode="numeric" name="BedroomsTotal" optional />
        <TypedField inputMode="numeric" name="BathroomsTotalInteger" optional />
        <div className={styles['pair']}>
          <TypedField inputMode="decimal" name="LivingArea" optional />
          <TypedSelect labels={units} name="LivingAreaUnits" of={LIVING_UNITS} />
        </div>
        <div className={styles['pair']}>
          <TypedField inputMode="decimal" name="LotSizeArea" optional />
          <TypedSelect labels={units} name="LotSizeUnits" of={AREA_UNITS} />
        </div>
        <TypedField hint={hints.LotSizeDimensions} name="LotSizeDimensions" optional />
        <TypedField inputMode="numeric" name="ParkingTotal" optional />
        <TypedField inputMode="numeric" name="YearBuilt" optional />
        <TypedField
          hint={hints.TaxAnnualAmount}
          inputMode="decimal"
          name="TaxAnnualAmount"
          optional
        />
        <TypedField inputMode="numeric" name="TaxYear" optional />
        <TypedField
          hint={hints.AssociationFee}
          inputMode="decimal"
          name="AssociationFee"
          optional
        />
      </div>
      <Features />
    </Panel>
  )
}

function Features() {
  const { fields } = useMessages(listingFieldMessages)
  const labels = useMessages(listingLabels).features
  const { features } = useTyped()
  const tick = (one: HomeFeature, checked: boolean) => {
    const others = features.filter((feature) => feature !== one)
    editListing({ features: checked ? [...others, one] : others })
  }
  return (
    <fieldset className={styles['plain']}>
      <legend>{fields.features}</legend>
      <div className={styles['checks']}>
        {HOME_FEATURES.map((one) => (
          <CheckBox
            checked={features.includes(one)}
            key={one}
            label={labels[one]}
            name="features"
            onChange={(checked) => tick(one, checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
