import { useStore } from '@nanostores/react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $opened, $saving, type ItemSaving } from '#stores/editor/editor-item.ts'
import { save } from '#stores/editor/editor-save.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './item-page.module.css'

/** Whether everything typed has been saved. */
export function SavingStatus() {
  const t = useMessages(editorItemMessages).saving
  const saving = useStore($saving)
  const state = useStore($opened)
  const isLost = useStore($storageTrouble) !== undefined
  const isUntouched = state.status === 'ready' && !state.value.item && saving.status === 'saved'
  return (
    <div className={styles['saving']} data-state={saving.status}>
      <p role="status">{isUntouched ? '' : textOf(t, saving, isLost)}</p>
      {(saving.status === 'kept' || saving.status === 'refused') && (
        <Button look="line" onClick={() => void save()} size="small">
          {t.tryAgain}
        </Button>
      )}
    </div>
  )
}

type Texts = (typeof editorItemMessages)['en']['saving']

function textOf(t: Texts, saving: ItemSaving, isLost: boolean): string {
  switch (saving.status) {
    case 'refused':
      return saving.message || t.seeFields(Object.keys(saving.errors).length)
    case 'unpublishable':
      return t.unpublishable(Object.keys(saving.errors).length)
    case 'kept':
      return isLost ? t.notKept : t.kept
    default:
      return t[saving.status]
  }
}
