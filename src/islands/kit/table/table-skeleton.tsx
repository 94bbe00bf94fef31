import { tableMessages } from '#messages/table.ts'
import { SkeletonBar } from '../skeleton.tsx'
import { useMessages } from '../use-messages.ts'
import styles from './table-skeleton.module.css'

/** Grey rows while a table loads. */
export function TableSkeleton({ rows }: { rows: number }) {
  const t = useMessages(tableMessages)
  return (
    <div className={styles['skeleton']} role="status">
      <span className="visually-hidden">{t.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div aria-hidden="true" key={row}>
          <SkeletonBar wide={20} />
          <SkeletonBar wide={12} />
        </div>
      ))}
    </div>
  )
}
