import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { OwnListing } from '#contract/listings/own-listings.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { LISTING_STATUSES, type ListingStatus } from '#rules/listings/listing-status.ts'
import { paths } from '#rules/paths.ts'
import {
  $deleted,
  $listings,
  inListOrder,
  isFeatured,
  loadListings,
  undoDelete
} from '#stores/listings/listing-list.ts'
import { $place, goToListing, NEW, showStatus } from '#stores/listings/listing-place.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { Notice } from '../kit/notice.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ListingRow } from './listing-row.tsx'
import { useListingTitles } from './use-listing-titles.ts'
import styles from './listings.module.css'

/** Every listing that isn't deleted: those that lead the website's lists, then the newest change first. */
export function ListingList({ site }: { site: EditedSite }) {
  const t = useMessages(listingListMessages)
  useEffect(() => void loadListings(), [])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <DeletedNotice />
      {!site.isOpen && <Notice kind="warning">{t.closed}</Notice>}
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div className={styles['ways']}>
          <Button onClick={() => goToListing(NEW)}>{t.add}</Button>
          <a className="button line" href={paths.listingImport}>
            {t.import}
          </a>
          <a className="button line" href={paths.feeds}>
            {t.feeds}
          </a>
        </div>
        <WhenLoaded
          loading={<TableSkeleton rows={4} />}
          of={$listings}
          retry={loadListings}
          what={t.theListings}
        >
          {(listings) =>
            listings.length > 0 ? (
              <Rows listings={listings} site={site} />
            ) : (
              <EmptyState title={t.none}>{t.noneHint}</EmptyState>
            )
          }
        </WhenLoaded>
      </section>
    </DashboardPage>
  )
}

function Rows({ listings, site }: { listings: readonly OwnListing[]; site: EditedSite }) {
  const t = useMessages(listingListMessages)
  const { status } = useStore($place)
  const [said, setSaid] = useState('')
  const shown = inListOrder(listings).filter((one) => !status || one.MlsStatus === status)
  const featured = listings.filter(isFeatured).length
  return (
    <>
      <StatusFilter listings={listings} status={status} />
      {featured > 1 && !status && <p className={styles['soft']}>{t.featuredHint}</p>}
      {shown.length === 0 && <EmptyState title={t.noneOfStatus}>{t.noneOfStatusHint}</EmptyState>}
      <ul aria-label={t.title} className={styles['rows']}>
        {shown.map((listing, at) => (
          <ListingRow
            at={at}
            featured={featured}
            isMovable={!status && isFeatured(listing)}
            key={listing.listing_id}
            listing={listing}
            onSay={setSaid}
            site={site}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** Offered once there is a choice. */
function StatusFilter({
  listings,
  status
}: {
  listings: readonly OwnListing[]
  status: ListingStatus | undefined
}) {
  const t = useMessages(listingListMessages)
  const { statuses } = useMessages(listingLabels)
  const countOf = (of: ListingStatus) => listings.filter((one) => one.MlsStatus === of).length
  const known = LISTING_STATUSES.filter((one) => one === status || countOf(one) > 0)
  if (known.length < 2 && !status) return null
  return (
    <div className={styles['filter']}>
      <PlainSelect
        label={t.filter}
        name="status"
        of={[
          { value: '' as const, label: t.all(listings.length) },
          ...known.map((one) => ({ value: one, label: t.counted(statuses[one], countOf(one)) }))
        ]}
        onChoose={(chosen) => showStatus(chosen || undefined)}
        value={status ?? ''}
      />
    </div>
  )
}

/** What was deleted last, and the button that puts it back. */
function DeletedNotice() {
  const t = useMessages(listingListMessages)
  const titleOf = useListingTitles()
  const deleted = useStore($deleted)
  const [busy, setBusy] = useState(false)
  useEffect(() => () => $deleted.set(undefined), [])
  if (!deleted) return null
  const undo = async () => {
    setBusy(true)
    await undoDelete()
    setBusy(false)
  }
  return (
    <Notice
      action={
        <Button
          busy={busy}
          busyLabel={t.puttingBack}
          look="line"
          onClick={() => void undo()}
          size="small"
        >
          {t.putBack}
        </Button>
      }
      kind="success"
      title={t.deleted(titleOf(deleted.title))}
    />
  )
}
