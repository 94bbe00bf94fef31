import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Something to know that stays on the page, beside what it is about. */
export function Notice({
  kind,
  title,
  action,
  children
}: {
  kind: 'warning' | 'error' | 'success'
  title?: string
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <div className={styles['words']}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
