import { useEffect, useState } from 'react'
import { describeChoice, type Choice } from '#rules/plan/choice.ts'
import { keepChoice } from '#stores/session/account-access.ts'
import { $siteData } from '#stores/site/site-data.ts'
import { useLive } from './use-live.ts'
import styles from './choice-line.module.css'

/** Names the template and plan chosen in this tab; always takes up its line, so nothing shifts. */
export function ChoiceLine() {
  const [choice, setChoice] = useState<Choice>({})
  const site = useLive($siteData, { status: 'loading' })
  useEffect(() => setChoice(keepChoice()), [])
  return (
    <p className={styles['chosen']}>
      {site.status === 'ready' && describeChoice(choice, site.data)}
    </p>
  )
}
