import { listingLabels } from '#messages/listings/listing-labels.ts'
import type { ListingStatus } from '#rules/listings/listing-status.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './listings.module.css'

const LOOKS: Record<ListingStatus, string | undefined> = {
  Draft: styles['plain'],
  'Coming Soon': styles['sky'],
  Active: '',
  Conditional: 'warn',
  Sold: styles['dark'],
  Exclusive: styles['gold'],
  Expired: 'bad'
}

/** A listing's status, each on a ground of its own. */
export function ListingStatusTag({ status }: { status: ListingStatus }) {
  const { statuses } = useMessages(listingLabels)
  return <span className={`tag ${LOOKS[status]}`}>{statuses[status]}</span>
}
