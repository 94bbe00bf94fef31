import styles from './skeleton.module.css'

/** A grey bar in the place of text that is loading; `wide` counts characters. */
export function SkeletonBar({
  wide = 12,
  tall = 'text'
}: {
  wide?: 6 | 12 | 20 | 32
  tall?: 'text' | 'title' | 'button'
}) {
  return (
    <span
      aria-hidden="true"
      className={`${styles['bar']} ${styles[`wide${wide}`]} ${styles[tall]}`}
    />
  )
}
