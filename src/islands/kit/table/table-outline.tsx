import { SkeletonBar } from '../skeleton.tsx'
import styles from './table-outline.module.css'

/** Grey rows where a table will stand. */
export function TableOutline({ rows }: { rows: number }) {
  return (
    <div className={styles['outline']} role="status">
      <span className="visually-hidden">Loading…</span>
      {Array.from({ length: rows }, (_, row) => (
        <div aria-hidden="true" key={row}>
          <SkeletonBar wide={20} />
          <SkeletonBar wide={12} />
        </div>
      ))}
    </div>
  )
}
