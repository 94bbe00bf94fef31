import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingPrices } from '#messages/listings/listing-prices.ts'
import { readPrice } from '#rules/listings/read-price.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { TypedField } from './typed-fields.tsx'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

/** The sale, and whether both parties have agreed that its price is shown. */
export function SoldFields() {
  const { sections } = useMessages(listingEditorMessages)
  const { hints, shownAs } = useMessages(listingFieldMessages)
  const { dollars } = useMessages(listingPrices)
  const price = readPrice(useTyped().ClosePrice)
  return (
    <Panel title={sections.sold}>
      <div className={styles['grid']}>
        <TypedField
          hint={'dollars' in price ? shownAs(dollars(price.dollars)) : undefined}
          name="ClosePrice"
          optional
        />
        <TypedField name="CloseDate" optional type="date" />
      </div>
      <p>{hints.sold}</p>
      <div className={styles['grid']}>
        <TypedField name="seller_consent_on" optional type="date" />
        <TypedField name="buyer_consent_on" optional type="date" />
      </div>
    </Panel>
  )
}
