import { useState } from 'react'
import { goLiveMessages } from '#messages/go-live.ts'
import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import { GO_LIVE_STEPS, stepsLeft } from '#rules/websites/go-live.ts'
import { goLive } from '#stores/website/go-live.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Notice } from '../../kit/notice.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { DoneSteps } from './go-live-done.tsx'
import { RemainingStep } from './go-live-step.tsx'
import styles from './go-live.module.css'

/** The steps only the agent can take; hidden once all of them are done. */
export function GoLive({ email }: { email: string }) {
  const t = useMessages(goLiveMessages)
  return (
    <WhenLoaded loading={null} of={goLive.$loaded} retry={() => goLive.load({})} what={t.loading}>
      {(proofs) => <Checklist email={email} proofs={proofs} />}
    </WhenLoaded>
  )
}

function Checklist({ email, proofs }: { email: string; proofs: Proofs }) {
  const t = useMessages(goLiveMessages)
  const left = stepsLeft(proofs)
  const [wasDone] = useState(left.length === 0)
  const all = GO_LIVE_STEPS.length
  const done = all - left.length
  if (wasDone) return null
  if (left.length === 0) {
    return (
      <Notice kind="success" title={t.allDone}>
        {t.allDoneText}
      </Notice>
    )
  }
  return (
    <section aria-labelledby="go-live-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="go-live-title">{t.title}</h2>
        <div className={styles['count']}>
          <span id="go-live-count">{t.progress(done, all)}</span>
          <ProgressBar aria-labelledby="go-live-count" max={all} value={done} />
        </div>
      </header>
      <ul>
        {left.map((step) => (
          <RemainingStep email={email} key={step} proofs={proofs} step={step} />
        ))}
      </ul>
      {done > 0 && <DoneSteps proofs={proofs} />}
    </section>
  )
}
