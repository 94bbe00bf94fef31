import { useEffect, useState } from 'react'
import { advertisingMessages } from '#messages/advertising.ts'
import { advertisingHints, type AdvertisingHint as Hint } from '#rules/websites/advertising.ts'
import { siteStart } from '#rules/websites/site-start.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './step.module.css'

/** A half-typed word would break every rule, so hints wait for a pause. */
const PAUSE_MS = 800

/** Hints from the rules of advertising, shown beside a field; they never block the form. */
export function AdvertisingHint({ field }: { field: Hint['field'] }) {
  const t = useMessages(advertisingMessages)
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
        <p key={hint.kind}>{t.hint(hint)}</p>
      ))}
    </div>
  )
}

function hintsOn(field: Hint['field']): Hint[] {
  const details = $details.get()
  const { province } = siteStart(details)
  return advertisingHints({ ...details, province }).filter((hint) => hint.field === field)
}
