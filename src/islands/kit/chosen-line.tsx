import { useEffect, useState } from 'react'
import { describeChoice, type Choice } from '#rules/plan/choice.ts'
import { keepChoice } from '#stores/session/entrance.ts'
import { $siteData } from '#stores/site/site-data.ts'
import { useLive } from './use-live.ts'
import styles from './chosen-line.module.css'

/** Names the template and the plan chosen in this tab. Its line is always there, so that nothing moves. */
export function ChosenLine() {
  const [choice, setChoice] = useState<Choice>({})
  const site = useLive($siteData, { status: 'loading' })
  useEffect(() => setChoice(keepChoice()), [])
  return (
    <p className={styles['chosen']}>
      {site.status === 'ready' && describeChoice(choice, site.data)}
    </p>
  )
}
