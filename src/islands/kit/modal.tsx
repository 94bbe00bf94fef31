import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { loadingMessages } from '#messages/loading.ts'
import { keepFocus } from './keep-focus.ts'
import { useMessages } from './use-messages.ts'
import styles from './modal.module.css'

/**
 * The browser's own dialog: it traps focus, closes on Escape and restores focus. The element marked
 * `data-first` is focused on opening, or a form's first field.
 */
export function Modal({
  open,
  title,
  isWide = false,
  onClose,
  children
}: {
  open: boolean
  title: string
  /** As wide as the screen allows. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages(loadingMessages)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Only `showModal` opens a dialog as a modal.
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      const first = (of: string) => dialog.current?.querySelector<HTMLElement>(of)
      ;(first('[data-first]') ?? first('form [name]:not([type=hidden])'))?.focus()
    }
    if (!open) dialog.current?.close()
  }, [open])

  // Unmounting an open dialog would lose the focus, as would removing the button that opened it.
  useLayoutEffect(() => {
    const { current } = dialog
    const leave = keepFocus(current)
    return () => {
      leave()
      current?.close()
    }
  }, [])

  return (
    <dialog
      aria-labelledby={id}
      className={styles['modal']}
      data-wide={isWide || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      ref={dialog}
    >
      <div className={styles['inside']}>
        <header>
          <h2 id={id}>{title}</h2>
          <button aria-label={t.close} className={styles['close']} onClick={onClose} type="button">
            <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
