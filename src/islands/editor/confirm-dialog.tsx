import type { ReactNode } from 'react'
import { editorItemMessages } from '#messages/editor-item.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './dialog.module.css'

/** Asks before an action that others would notice or that can't be undone. */
export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  onClose,
  children
}: {
  title: string
  /** The confirming button's label. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages(editorItemMessages)
  return (
    <Modal onClose={onClose} open title={title}>
      <p>{children}</p>
      <div className={styles['acts']}>
        <Button look="ink" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Modal>
  )
}
