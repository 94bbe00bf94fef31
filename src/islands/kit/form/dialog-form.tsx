import type { ReactNode } from 'react'
import { formMessages } from '#messages/forms.ts'
import { Button } from '../button.tsx'
import { Modal } from '../modal.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './dialog-form.module.css'
import { PlainForm } from './plain-form.tsx'
import { useFocusWrong } from './use-focus-wrong.ts'

/**
 * A dialog around a short form, with its submit button and Cancel; while `busy` it submits nothing. New
 * `errors` focus the first invalid field.
 */
export function DialogForm({
  title,
  submit,
  busy = false,
  busyLabel,
  errors,
  otherButton,
  onSubmit,
  onClose,
  children
}: {
  title: string
  /** The submit button's label. */
  submit: string
  busy?: boolean
  busyLabel?: string
  errors?: Readonly<Record<string, string>>
  otherButton?: ReactNode
  onSubmit: () => Promise<void> | void
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages(formMessages)
  const form = useFocusWrong(errors)
  return (
    <Modal onClose={onClose} open title={title}>
      <PlainForm busy={busy} className={styles['form']} onSubmit={onSubmit} ref={form}>
        {children}
        <div className={styles['acts']}>
          <Button busy={busy} {...(busyLabel && { busyLabel })} look="ink" type="submit">
            {submit}
          </Button>
          {otherButton}
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </PlainForm>
    </Modal>
  )
}
