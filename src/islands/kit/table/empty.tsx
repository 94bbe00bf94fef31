import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** A list with nothing in it: says so, and what will be here. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <p>{title}</p>
      <p>{children}</p>
    </div>
  )
}
