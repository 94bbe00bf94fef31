import { SETUP_STEPS } from '#contract/account-setup/account-details.ts'
import { setupTimeLeft } from '#rules/plan/setup-time.ts'
import { $details, $written } from '#stores/account-setup/account-details.ts'
import { openSteps } from '#stores/account-setup/account-setup.ts'
import { STEP_NAMES } from './step-tabs.tsx'
import { useAsOf } from './use-as-of.ts'
import { useLater } from './use-later.ts'
import { useShownStep } from './use-shown-step.ts'
import styles from './wizard.module.css'

/** How far it is: seen all the time, and spoken when a step opens. */
export function SetupProgress() {
  const step = useShownStep()
  const written = useLater($written)
  const place = `Step ${SETUP_STEPS.indexOf(step) + 1} of ${SETUP_STEPS.length}`
  // Every step's form is judged for this: when a step opens and when something was written, not at each key.
  const left = useAsOf([step, written], () => setupTimeLeft(openSteps($details.get())))
  // Only the step's own change is spoken, not every minute that typing saves.
  const spoken = useAsOf([step], () => `${place}: ${STEP_NAMES[step]}, ${left}`)
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
