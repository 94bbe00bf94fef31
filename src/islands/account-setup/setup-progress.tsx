import { useMemo } from 'react'
import { SETUP_STEPS } from '#contract/account-details.ts'
import { setupTimeLeft } from '#rules/setup-time.ts'
import { $details } from '#stores/account-details.ts'
import { openSteps } from '#stores/account-setup.ts'
import { STEP_NAMES } from './step-tabs.tsx'
import { useLater } from './use-later.ts'
import { useShownStep } from './use-shown-step.ts'
import styles from './wizard.module.css'

/** How far it is: seen all the time, and spoken when a step opens. */
export function SetupProgress() {
  const step = useShownStep()
  const details = useLater($details)
  // Every step's form is judged for this, which is not done twice for one press.
  const left = useMemo(() => setupTimeLeft(openSteps(details)), [details])
  const place = `Step ${SETUP_STEPS.indexOf(step) + 1} of ${SETUP_STEPS.length}`
  // Only the step's own change is spoken, not every minute that typing saves.
  const spoken = useMemo(
    () => `${place}: ${STEP_NAMES[step]}, ${setupTimeLeft(openSteps($details.get()))}`,
    [place, step]
  )
  return (
    <>
      <p aria-hidden="true" className={styles['progress']}>
        {place} · {left}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}
