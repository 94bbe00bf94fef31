import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import styles from './dialog.module.css'

/** Asked before what others would notice. */
export function Confirm({
  title,
  deed,
  onConfirm,
  onClose,
  children
}: {
  title: string
  deed: string
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Modal onClose={onClose} open title={title}>
      <p>{children}</p>
      <div className={styles['acts']}>
        <Button look="ink" onClick={onConfirm}>
          {deed}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
