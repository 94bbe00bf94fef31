import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { keepFocus } from './keep-focus.ts'
import styles from './modal.module.css'

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. What is marked `data-first`
 * in it has the focus first.
 */
export function Modal({
  open,
  title,
  onClose,
  children
}: {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // A modal dialog can only be opened by its method.
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open) dialog.current?.close()
  }, [open])

  // One that is removed while it is open would take the focus with it; so does the button that opened it, once it is gone.
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
          <button aria-label="Close" className={styles['close']} onClick={onClose} type="button">
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
