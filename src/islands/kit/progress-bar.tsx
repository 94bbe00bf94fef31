import type { ProgressHTMLAttributes } from 'react'
import styles from './progress-bar.module.css'

/** A full-width progress bar; name it with `aria-label` or `aria-labelledby`. */
export function ProgressBar(given: ProgressHTMLAttributes<HTMLProgressElement>) {
  return <progress {...given} className={styles['bar']} />
}
