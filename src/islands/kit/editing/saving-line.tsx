import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import styles from './editing.module.css'

/** Whether every edit is saved, and the button that tries again. */
export function SavingLine({
  status,
  text,
  tryAgain,
  onTryAgain,
  children
}: {
  status: string
  text: string
  tryAgain: string
  onTryAgain: () => void
  /** A way to what can't be saved. */
  children?: ReactNode
}) {
  return (
    <div className={styles['saving']} data-state={status}>
      <p role="status">{text}</p>
      {children}
      {(status === 'kept' || status === 'refused') && (
        <Button look="line" onClick={onTryAgain} size="small">
          {tryAgain}
        </Button>
      )}
    </div>
  )
}
