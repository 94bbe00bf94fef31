import styles from './house.module.css'

/** The agent's house: its windows light up while the account is created, and stay lit once it exists. */
export function House({ lit }: { lit: boolean }) {
  return (
    <svg aria-hidden="true" className={styles['house']} data-lit={lit} viewBox="0 0 220 240">
      <path className={styles['ground']} d="M0 228h220v12H0z" />
      <path className={styles['chimney']} d="M134 26h18v64h-18z" />
      <path className={styles['roof']} d="M131 22h24v7h-24z" />
      <path className={styles['wall']} d="M46 116h128v112H46z" />
      <path className={styles['shade']} d="M150 116h24v112h-24z" />
      <path className={styles['gable']} d="M56 118 110 40l54 78z" />
      <path className={styles['roof']} d="m110 20 72 100h-17l-55-76-55 76H38z" />
      <path className={styles['cream']} d="M46 158h128v6H46z" />
      <path className={styles['window']} d="M100 102V88a10 10 0 0 1 20 0v14z" />
      <path
        className={styles['window']}
        d="M58 150v-20a8 8 0 0 1 16 0v20zM82 150v-20a8 8 0 0 1 16 0v20z"
      />
      <path
        className={styles['window']}
        d="M122 150v-20a8 8 0 0 1 16 0v20zM154 150v-20a8 8 0 0 1 16 0v20z"
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
