import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { planStanding } from '#contract/plan.ts'
import { DURATION_NAMES, DURATIONS, type Duration } from '#rules/limits.ts'
import { toCents, writeCad } from '#rules/money.ts'
import { Agreement } from './move-dialog.tsx'
import styles from './plan-control.module.css'

/** Each duration with what it comes to; the one that runs is marked. */
export function DurationDialog({
  durations,
  onClose
}: {
  durations: AnswerOf<typeof planStanding>['durations']
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<Duration>()
  return (
    <Agreement
      deed="Change duration"
      doing="Changing…"
      move={chosen && { duration: chosen }}
      onClose={onClose}
      title="Change duration"
    >
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">Duration</legend>
        {DURATIONS.map((duration) => {
          const step = durations.find((one) => one.duration === duration)
          return (
            step && (
              <label key={duration}>
                <input
                  checked={chosen === duration || (chosen === undefined && step.isNext)}
                  disabled={!step.allowed}
                  name="duration"
                  onChange={() => setChosen(duration)}
                  type="radio"
                  value={duration}
                />
                <span>
                  <b>{DURATION_NAMES[duration]}</b>, {writeCad(toCents(step.plan_price))} per month
                </span>
                <small>{step.summary}</small>
              </label>
            )
          )
        })}
      </fieldset>
    </Agreement>
  )
}
