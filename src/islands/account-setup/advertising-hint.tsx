import { useEffect, useState } from 'react'
import { advertisingHints, type AdvertisingHint as Hint } from '#rules/websites/advertising.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import styles from './step.module.css'

/** A word half typed breaks every rule; what is looked at is what stands after a pause. */
const PAUSE_MS = 800

/** What a rule of advertising would remark about a field: beside it, never in the way. */
export function AdvertisingHint({ field }: { field: Hint['field'] }) {
  const [hints, setHints] = useState(() => hintsOn(field))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = $details.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setHints(hintsOn(field)), PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [field])

  return (
    <div aria-live="polite" className={styles['advice']}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  )
}

function hintsOn(field: Hint['field']): string[] {
  const { billing_state, ...details } = $details.get()
  return advertisingHints({ ...details, province: billing_state })
    .filter((hint) => hint.field === field)
    .map(({ hint }) => hint)
}
