import { useStore } from '@nanostores/react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { $saving } from '#stores/editor/editor-item.ts'
import { save } from '#stores/editor/editor-save.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './item-page.module.css'

/** Whether everything typed has been saved. */
export function SavingStatus() {
  const t = useMessages(editorItemMessages).saving
  const saving = useStore($saving)
  const text = saving.status === 'refused' ? saving.message || t.seeField : t[saving.status]
  return (
    <div className={styles['saving']} data-state={saving.status}>
      <p role="status">{text}</p>
      {(saving.status === 'kept' || saving.status === 'refused') && (
        <Button look="line" onClick={() => void save()} size="small">
          {t.tryAgain}
        </Button>
      )}
    </div>
  )
}
