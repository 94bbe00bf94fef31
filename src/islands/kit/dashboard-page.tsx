import type { ReactNode } from 'react'
import styles from './dashboard-page.module.css'

/** A page of the dashboard: its heading, what it is for, and its cards below each other. */
export function DashboardPage({
  title,
  lede,
  children
}: {
  title: string
  lede?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles['page']}>
      <header>
        <h1>{title}</h1>
        {lede && <p className={styles['lede']}>{lede}</p>}
      </header>
      {children}
    </div>
  )
}

/** One card of such a page. `aside` stands at the end of its title line. */
export function Panel({
  title,
  aside,
  children,
  busy = false
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  /** Is what stands here only the outline of what is coming? */
  busy?: boolean
}) {
  return (
    <section aria-busy={busy} className={`card ${styles['panel']}`}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
