import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** An empty list: says so, and what will appear here. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p>{title}</p>
      <p>{children}</p>
    </div>
  )
}
