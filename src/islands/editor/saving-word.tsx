import { useStore } from '@nanostores/react'
import { $saving, type Saving } from '#stores/editor/editor-item.ts'
import { save } from '#stores/editor/editor-save.ts'
import { Button } from '../kit/button.tsx'
import styles from './item-page.module.css'

const SAID: Record<Exclude<Saving['status'], 'refused'>, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet…',
  saving: 'Saving…',
  kept: 'Kept in this browser: the panel can’t be reached.',
  conflict: 'Not saved: someone else edited this.'
}

/** Whether every word is safe. */
export function SavingWord() {
  const saving = useStore($saving)
  const said =
    saving.status === 'refused'
      ? saving.message || 'Not saved: see the field below.'
      : SAID[saving.status]
  return (
    <div className={styles['saving']} data-state={saving.status}>
      <p role="status">{said}</p>
      {(saving.status === 'kept' || saving.status === 'refused') && (
        <Button look="line" onClick={() => void save()} size="small">
          Try again
        </Button>
      )}
    </div>
  )
}
