import styles from './house.module.css'

/** The agent's house on the street: its windows light up while the account is made, and stay lit when it stands. */
export function House({ lit }: { lit: boolean }) {
  return (
    <svg aria-hidden="true" className={styles['house']} data-lit={lit} viewBox="0 0 220 240">
      <path className={styles['ground']} d="M0 228h220v12H0z" />
      <path className={styles['chimney']} d="M150 34h16v40h-16z" />
      <path className={styles['wall']} d="M40 108h140v120H40z" />
      <path className={styles['shade']} d="M150 108h30v120h-30z" />
      <path className={styles['gable']} d="M62 112 110 34l48 78z" />
      <path className={styles['roof']} d="m110 20 72 100h-17l-55-76-55 76H38z" />
      <path className={styles['cream']} d="M40 156h140v6H40z" />
      <path className={styles['window']} d="M100 96V84a10 10 0 0 1 20 0v12z" />
      <path
        className={styles['window']}
        d="M58 148v-20a8 8 0 0 1 16 0v20zM82 148v-20a8 8 0 0 1 16 0v20z"
      />
      <path
        className={styles['window']}
        d="M122 148v-20a8 8 0 0 1 16 0v20zM154 148v-20a8 8 0 0 1 16 0v20z"
      />
      <path
        className={styles['window']}
        d="M58 208v-24a8 8 0 0 1 16 0v24zM82 208v-24a8 8 0 0 1 16 0v24z"
      />
      <path className={styles['door']} d="M120 228v-48h30v48z" />
      <path className={styles['window']} d="M126 186h18v14h-18z" />
      <path className={styles['cream']} d="M114 174h42v6h-42z" />
    </svg>
  )
}
