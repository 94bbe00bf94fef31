import type { ProgressHTMLAttributes } from 'react'
import styles from './progress-bar.module.css'

/** How much of something is over, as wide as its place. It is named by `aria-label` or `aria-labelledby`. */
export function ProgressBar(given: ProgressHTMLAttributes<HTMLProgressElement>) {
  return <progress {...given} className={styles['bar']} />
}
