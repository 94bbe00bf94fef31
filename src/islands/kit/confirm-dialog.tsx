import { useState, type ReactNode } from 'react'
import { formMessages } from '#messages/forms.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { useMessages } from './use-messages.ts'
import styles from './form/dialog-form.module.css'

/** Asks before an action that others would notice or that can't be undone. */
export function ConfirmDialog({
  title,
  confirm,
  busyLabel,
  dismiss,
  look = 'ink',
  isReady = true,
  onConfirm,
  onClose,
  children
}: {
  title: string
  /** The confirming button's label. */
  confirm: string
  /** Its label while the action takes place. */
  busyLabel?: string
  /** The other button's label, unless it is Cancel. */
  dismiss?: string
  look?: 'brick' | 'ink'
  /** False while something has to be chosen first. */
  isReady?: boolean
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages(formMessages)
  const [busy, setBusy] = useState(false)
  const cancel = () => !busy && onClose()
  const act = async () => {
    if (!isReady) return
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <Modal onClose={cancel} open title={title}>
      {children}
      <div className={styles['acts']}>
        <Button
          aria-disabled={!isReady || undefined}
          busy={busy}
          {...(busyLabel && { busyLabel })}
          look={look}
          onClick={act}
        >
          {confirm}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {dismiss ?? t.cancel}
        </Button>
      </div>
    </Modal>
  )
}
