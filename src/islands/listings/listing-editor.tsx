import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { goToListing, NEW } from '#stores/listings/listing-place.ts'
import {
  $opened,
  isUnsaved,
  opened,
  openListing,
  type OpenedListing
} from '#stores/listings/open-listing.ts'
import { forgetUploads } from '#stores/listings/photo-uploads.ts'
import { guardEdits } from '#stores/listings/save-listing.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import type { EditedSite } from '#stores/website/edited-site.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useFieldSite } from '../website-builder/use-field-site.ts'
import { lineIn } from '../website-builder/use-names.ts'
import { AddressFields } from './address-fields.tsx'
import { FactFields } from './fact-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import { NewerVersion } from './newer-version.tsx'
import { OpenHouseFields } from './open-house-fields.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { RoomFields } from './room-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { SoldFields } from './sold-fields.tsx'
import { StatusFields } from './status-fields.tsx'
import { TypedLines } from './typed-fields.tsx'
import { TypedListingContext } from './use-listing-form.ts'
import styles from './editor.module.css'

/** Writes one listing. Nothing is saved by itself: visitors see what is saved at once. */
export function ListingEditor({
  listing,
  site
}: {
  listing: number | typeof NEW
  site: EditedSite
}) {
  const t = useMessages(listingEditorMessages)
  const open = () => openListing(listing, site.content)
  // One that was just created has its number by now, and is open already.
  useEffect(() => {
    const now = opened()
    if (now && (now.state?.listing_id ?? NEW) === listing) return
    forgetUploads()
    void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the website stays the same.
  }, [listing])
  useEffect(() => {
    const stop = guardEdits()
    return () => {
      stop()
      forgetUploads()
      $opened.set({ status: 'loading' })
    }
  }, [])
  return (
    <div className={styles['page']} tabIndex={-1}>
      <WhenLoaded
        loading={
          <>
            <header className={styles['head']}>
              <Back />
              <h1>{t.back}</h1>
            </header>
            <Panel busy title={t.sections.status}>
              <TableSkeleton rows={6} />
            </Panel>
          </>
        }
        of={$opened}
        retry={open}
        what={t.theListing}
      >
        {(shown) => <Fields opened={shown} site={site} />}
      </WhenLoaded>
    </div>
  )
}

function Fields({ opened: { state, typed }, site }: { opened: OpenedListing; site: EditedSite }) {
  const t = useMessages(listingEditorMessages)
  const { language } = useFieldSite()
  const isNew = state === undefined
  return (
    <TypedListingContext value={typed}>
      <header className={styles['head']}>
        <Back />
        <h1>{lineIn(typed.title, language) || (isNew ? t.add : t.untitled)}</h1>
      </header>
      <NewerVersion />
      <StatusFields since={state?.first_marketed_at ?? null} />
      {typed.MlsStatus === 'Sold' && <SoldFields />}
      <AddressFields />
      <FactFields />
      <Panel title={t.sections.description}>
        <TypedLines name="PublicRemarks" rows={6} />
      </Panel>
      <PhotoFields />
      <OpenHouseFields />
      <RoomFields />
      <LinkFields />
      <SaveBar isOpen={site.isOpen} state={state} />
    </TypedListingContext>
  )
}

/** Goes back to the list; asks first while something isn't saved. */
function Back() {
  const { back } = useMessages(listingEditorMessages)
  const { leave: texts } = useMessages(editorItemMessages)
  const isLost = useStore($storageTrouble) !== undefined
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    goToListing(undefined)
  }
  return (
    <>
      <button
        className={styles['back']}
        onClick={() => (isUnsaved() ? setAsking(true) : leave())}
        type="button"
      >
        ← {back}
      </button>
      {asking && (
        <ConfirmDialog
          confirm={texts.anyway}
          onClose={() => setAsking(false)}
          onConfirm={leave}
          title={texts.title}
        >
          <p>{isLost ? texts.notKept : texts.kept}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
