import type { ReactNode } from 'react'
import styles from './dashboard-page.module.css'

/** A dashboard page: the way back if it is below another, heading, introduction and a column of cards. */
export function DashboardPage({
  title,
  back,
  lede,
  children
}: {
  title: string
  back?: { href: string; text: string }
  lede?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles['page']}>
      <header>
        {back && (
          <a className={styles['back']} href={back.href}>
            {back.text}
          </a>
        )}
        <h1>{title}</h1>
        {lede && <p className={styles['lede']}>{lede}</p>}
      </header>
      {children}
    </div>
  )
}

/** A card of a dashboard page; `aside` ends its title line. */
export function Panel({
  title,
  aside,
  children,
  busy = false
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  /** Whether this is only a skeleton. */
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
