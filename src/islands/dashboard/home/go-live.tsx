import { useState } from 'react'
import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import { GO_LIVE_STEPS, stepsLeft } from '#rules/websites/go-live.ts'
import { goLive } from '#stores/website/go-live.ts'
import { Notice } from '../../kit/notice.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { DoneSteps } from './go-live-done.tsx'
import { StepLeft } from './go-live-step.tsx'
import styles from './go-live.module.css'

/** What only the agent can do before their website works for them. Once all of it is done, nothing is shown. */
export function GoLive({ email }: { email: string }) {
  return (
    <WhenLoaded
      loading={null}
      of={goLive.$loaded}
      retry={() => goLive.load({})}
      what="your next steps"
    >
      {(proofs) => <Steps email={email} proofs={proofs} />}
    </WhenLoaded>
  )
}

function Steps({ proofs, email }: { proofs: Proofs; email: string }) {
  const left = stepsLeft(proofs)
  const [wasDone] = useState(left.length === 0)
  const all = GO_LIVE_STEPS.length
  const done = all - left.length
  if (wasDone) return null
  if (left.length === 0) {
    return (
      <Notice kind="success" title="You are live">
        Everything is done: your website is up, and your leads reach you.
      </Notice>
    )
  }
  return (
    <section aria-labelledby="go-live-title" className={`card ${styles['card']}`}>
      <header>
        <h2 id="go-live-title">Go live</h2>
        <div className={styles['count']}>
          <span id="go-live-count">
            {done} of {all} done
          </span>
          <ProgressBar aria-labelledby="go-live-count" max={all} value={done} />
        </div>
      </header>
      <ul>
        {left.map((step) => (
          <StepLeft email={email} key={step} proofs={proofs} step={step} />
        ))}
      </ul>
      {done > 0 && <DoneSteps proofs={proofs} />}
    </section>
  )
}
