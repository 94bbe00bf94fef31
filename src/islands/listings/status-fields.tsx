import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { listingPrices } from '#messages/listings/listing-prices.ts'
import { isOnMarket, LISTING_STATUSES, standardStatusOf } from '#rules/listings/listing-status.ts'
import { mlsDueOn } from '#rules/listings/mls-clock.ts'
import { readPrice } from '#rules/listings/read-price.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ListingClock } from './listing-clock.tsx'
import { TypedField, TypedLines, TypedSelect } from './typed-fields.tsx'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

/** Status, price, MLS number and title. */
export function StatusFields({ since }: { since: string | null }) {
  const t = useMessages(listingEditorMessages)
  const f = useMessages(listingFieldMessages)
  const { statuses } = useMessages(listingLabels)
  const { dollars } = useMessages(listingPrices)
  const { ListPrice, MlsStatus } = useTyped()
  const price = readPrice(ListPrice)
  return (
    <Panel title={t.sections.status}>
      <div className={styles['grid']}>
        <TypedSelect
          hint={f.statusHints[MlsStatus]}
          labels={statuses}
          name="MlsStatus"
          of={LISTING_STATUSES}
        />
        <TypedField
          hint={'dollars' in price ? f.shownAs(dollars(price.dollars)) : f.hints.ListPrice}
          name="ListPrice"
        />
        <TypedField hint={f.hints.ListingId} name="ListingId" optional />
      </div>
      <Clock since={since} />
      <TypedLines hint={f.hints.title} name="title" />
    </Panel>
  )
}

/** The days to the MLS, for a home that can be bought and has no number. */
function Clock({ since }: { since: string | null }) {
  const { ListingId, MlsStatus, StateOrProvince } = useTyped()
  if (ListingId.trim() !== '' || !isOnMarket(standardStatusOf(MlsStatus))) return null
  const marketedOn = formatDate(since ?? new Date(), 'YYYY-MM-DD', zoneOf(StateOrProvince).id)
  return <ListingClock by={mlsDueOn(marketedOn)} since={since} />
}
