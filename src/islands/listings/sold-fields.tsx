import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { TypedField } from './typed-fields.tsx'
import styles from './editor.module.css'

/** The sale, and whether both parties have agreed that its price is shown. */
export function SoldFields() {
  const { sections } = useMessages(listingEditorMessages)
  const { hints } = useMessages(listingFieldMessages)
  return (
    <Panel title={sections.sold}>
      <div className={styles['grid']}>
        <TypedField name="ClosePrice" optional />
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
