import { useState, type MouseEvent } from 'react'
import type { OwnListing } from '#contract/listings/own-listings.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { listingPrices } from '#messages/listings/listing-prices.ts'
import { duplicateListing, moveFeatured, removeListing } from '#stores/listings/listing-list.ts'
import { goToListing, listingAddress } from '#stores/listings/listing-place.ts'
import { sitePictureAddress } from '#stores/website-builder/builder-pictures.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { MoveButtons } from '../website-builder/move-buttons.tsx'
import { lineIn } from '../website-builder/use-names.ts'
import { FeatureButton } from './feature-button.tsx'
import { ListingClock } from './listing-clock.tsx'
import { ListingStatusTag } from './listing-status-tag.tsx'
import { useListingTitles } from './use-listing-titles.ts'
import styles from './listings.module.css'

const THUMBNAIL = 480

/** One listing, and what can be done with it. */
export function ListingRow({
  listing,
  at,
  featured,
  isMovable,
  site,
  onSay
}: {
  listing: OwnListing
  /** Its place in the list, from 0. */
  at: number
  /** How many lead the website's lists. */
  featured: number
  isMovable: boolean
  site: EditedSite
  onSay: (said: string) => void
}) {
  const t = useMessages(listingListMessages)
  const { dollars } = useMessages(listingPrices)
  const title = useListingTitles()(listing.title)
  const { City, hidden_reason, ListPrice, listing_id, listing_url, UnparsedAddress } = listing
  const address = [UnparsedAddress, City].filter(Boolean).join(', ')
  return (
    <li>
      <Photo listing={listing} site={site} />
      <div className={styles['about']}>
        <p className={styles['title']}>
          <EditLink to={listing_id}>{title}</EditLink>
          <ListingStatusTag status={listing.MlsStatus} />
        </p>
        <p>{address || t.noAddress}</p>
        <p className={styles['price']}>{ListPrice === null ? t.ask : dollars(ListPrice)}</p>
        {hidden_reason && <p className={styles['soft']}>{t.hidden[hidden_reason]}</p>}
        {listing.mls_due_on && listing.first_marketed_at && (
          <ListingClock by={listing.mls_due_on} since={listing.first_marketed_at} />
        )}
      </div>
      <div className={styles['acts']}>
        {isMovable && featured > 1 && (
          <MoveButtons
            at={at}
            labels={{ down: t.moveDown, up: t.moveUp }}
            name={title}
            onMove={(to) => {
              onSay(t.moved(title, to + 1, featured))
              void moveFeatured(listing_id, to)
            }}
            total={featured}
          />
        )}
        <FeatureButton featured={featured} listing={listing} onSay={onSay} title={title} />
        {listing_url && (
          <a
            aria-label={t.viewOf(title)}
            className="more"
            href={listing_url}
            rel="noreferrer"
            target="_blank"
          >
            {t.view}
          </a>
        )}
        <Act
          busyLabel={t.duplicating}
          label={t.duplicateOf(title)}
          run={() => duplicateListing(listing_id)}
          text={t.duplicate}
        />
        <Act
          busyLabel={t.deleting}
          label={t.deleteOf(title)}
          run={() => removeListing(listing)}
          text={t.delete}
        />
      </div>
    </li>
  )
}

function Photo({
  listing: { photo },
  site: { content, website_id }
}: {
  listing: OwnListing
  site: EditedSite
}) {
  const { noPhoto } = useMessages(listingListMessages)
  if (photo) {
    return (
      <img
        alt={lineIn(photo.alt, content.language)}
        className={styles['photo']}
        loading="lazy"
        src={sitePictureAddress(website_id, photo, THUMBNAIL)}
      />
    )
  }
  return (
    <svg aria-label={noPhoto} className={styles['photo']} role="img" viewBox="0 0 160 120">
      <path d="M40 60 80 30l40 30v42H40Z" fill="#fbf3e4" />
      <path d="M34 62 80 27l46 35-5 6-41-31-41 31Z" fill="#c2492f" />
      <path d="M72 78h16v24H72Z" fill="#2f6f7e" />
    </svg>
  )
}

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
function EditLink({ to, children }: { to: number; children: string }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToListing(to)
  }
  return (
    <a href={listingAddress(to)} onClick={go}>
      {children}
    </a>
  )
}

function Act({
  label,
  text,
  busyLabel,
  run
}: {
  label: string
  text: string
  busyLabel: string
  run: () => Promise<boolean>
}) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      aria-label={label}
      busy={busy}
      busyLabel={busyLabel}
      look="quiet"
      onClick={async () => {
        setBusy(true)
        await run()
        setBusy(false)
      }}
      size="small"
    >
      {text}
    </Button>
  )
}
