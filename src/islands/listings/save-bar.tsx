import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { OwnListing } from '#contract/listings/own-listings.ts'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import {
  $saving,
  discardEdits,
  isUnsaved,
  type ListingSaving
} from '#stores/listings/open-listing.ts'
import { save } from '#stores/listings/save-listing.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { useFocusFirstInvalid } from '../editor/use-focus-first-invalid.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './editor.module.css'

type Texts = (typeof listingEditorMessages)['en']

/** Saves the listing, and says whether it is saved. */
export function SaveBar({ state, isOpen }: { state: OwnListing | undefined; isOpen: boolean }) {
  const t = useMessages(listingEditorMessages)
  const saving = useStore($saving)
  const isLost = useStore($storageTrouble) !== undefined
  const [asking, setAsking] = useState(false)
  const focusFirstInvalid = useFocusFirstInvalid()
  const { status } = saving
  // Also after Ctrl+S.
  useEffect(() => {
    if (saving.status === 'refused') focusFirstInvalid()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal.
  }, [saving])
  const busy = status === 'saving' || status === 'uploading' ? status : undefined
  return (
    <div className={styles['bar']} data-state={status}>
      <p role="status">{textOf(t, { isLost, isOpen, saving, state })}</p>
      {status === 'saved' && state?.listing_url && (
        <a className="more" href={state.listing_url} rel="noreferrer" target="_blank">
          {t.view}
        </a>
      )}
      {state && isUnsaved() && !busy && status !== 'conflict' && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t.discard}
        </Button>
      )}
      <Button
        aria-disabled={status === 'conflict' || undefined}
        busy={busy !== undefined}
        {...(busy && { busyLabel: t.savingLabels[busy] })}
        onClick={() => void save()}
      >
        {t.save}
      </Button>
      {asking && (
        <ConfirmDialog
          confirm={t.discard}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            discardEdits()
            setAsking(false)
          }}
          title={t.discardTitle}
        >
          <p>{t.discardText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function textOf(
  { states }: Texts,
  {
    isLost,
    isOpen,
    saving,
    state
  }: {
    isLost: boolean
    isOpen: boolean
    saving: ListingSaving
    state: OwnListing | undefined
  }
): string {
  if (saving.status === 'refused') {
    return saving.message || states.refused
  }
  if (saving.status === 'kept') return isLost ? states.notKept : states.kept
  if (saving.status !== 'saved') return states[saving.status]
  if (!state) return states.new
  if (state.hidden_reason !== null) return states.savedHidden
  return isOpen ? states.saved : states.savedClosed
}
