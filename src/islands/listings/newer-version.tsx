import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { listingFieldMessages } from '#messages/listings/listing-fields.ts'
import { $newer } from '#stores/listings/open-listing.ts'
import { keepMine, takeNewer } from '#stores/listings/save-listing.ts'
import type { TypedListing } from '#stores/listings/typed-listing.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useTyped } from './use-listing-form.ts'
import styles from './editor.module.css'

/** What was saved elsewhere in the meantime: which fields differ, and the choice between the two. */
export function NewerVersion() {
  const t = useMessages(listingEditorMessages)
  const f = useMessages(listingFieldMessages)
  const newer = useStore($newer)
  const typed = useTyped()
  const [busy, setBusy] = useState(false)
  if (!newer) return null
  const differ = differing(typed, newer.typed).map((name) => f.fields[name])
  const keep = async () => {
    setBusy(true)
    await keepMine()
    setBusy(false)
  }
  return (
    <section aria-label={t.newer.label}>
      <Notice kind="warning" title={newer.message}>
        {differ.length > 0 && <p>{t.newer.differ(differ)}</p>}
        <div className={styles['choose']}>
          <Button
            busy={busy}
            busyLabel={t.newer.saving}
            look="ink"
            onClick={() => void keep()}
            size="small"
          >
            {t.newer.keepMine}
          </Button>
          <Button look="line" onClick={takeNewer} size="small">
            {t.newer.takeNewer}
          </Button>
        </div>
      </Notice>
    </section>
  )
}

function differing(one: TypedListing, other: TypedListing): (keyof TypedListing)[] {
  const names = Object.keys(one) as (keyof TypedListing)[]
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}
