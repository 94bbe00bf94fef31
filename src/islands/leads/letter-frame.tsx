import type { ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'
import type { Loaded } from '#stores/loaded.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './campaigns.module.css'

/** The page of one campaign or sequence. */
export function LetterFrame<Opened>({
  title,
  of,
  retry,
  what,
  children
}: {
  /** The list's. */
  title: string
  of: ReadableAtom<Loaded<Opened>>
  retry: () => Promise<void>
  what: string
  children: (opened: Opened) => ReactNode
}) {
  const loading = (
    <Panel busy title={title}>
      <TableSkeleton rows={6} />
    </Panel>
  )
  return (
    <div className={styles['page']} tabIndex={-1}>
      <WhenLoaded loading={loading} of={of} retry={retry} what={what}>
        {children}
      </WhenLoaded>
    </div>
  )
}

/** Its heading, with the way back to the list and its state. */
export function LetterHead({
  title,
  heading,
  onLeave,
  children
}: {
  /** The list's. */
  title: string
  heading: string
  onLeave: () => Promise<void>
  children: ReactNode
}) {
  return (
    <header className={styles['head']}>
      <button className={styles['back']} onClick={() => void onLeave()} type="button">
        ← {title}
      </button>
      <h1>{heading}</h1>
      {children}
    </header>
  )
}
