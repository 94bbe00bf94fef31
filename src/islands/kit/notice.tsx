import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A message that stays on the page, beside what it is about. */
export function Notice({
  kind,
  title,
  action,
  children
}: {
  kind: 'warning' | 'error' | 'success'
  /** A text, or a heading where the notice is the whole page. */
  title?: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div
      className={`${styles['notice']} ${styles[kind]}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <div className={styles['words']}>
        {title && <div className={styles['title']}>{title}</div>}
        {children}
      </div>
      {action}
    </div>
  )
}
